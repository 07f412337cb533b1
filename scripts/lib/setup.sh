# What the scripts beside this folder share: installing what is missing, and building.
# To be sourced after `root` is set. Runs on bash 3.2 too, which is what macOS has.
# Everything here talks to standard error: standard output belongs to the command that is run.

say() {
  echo "$(basename "$0"): $*" >&2
}

# Runs a command without its input and output; shows the output if it fails.
quietly() {
  local log
  if ! log="$("$@" </dev/null 2>&1)"; then
    printf '%s\n' "$log" >&2
    return 1
  fi
}

# Installs Debian packages where that is possible without asking anybody.
can_install() {
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null
}

install() {
  say "installing $*"
  export DEBIAN_FRONTEND=noninteractive
  # The list of packages may be missing or old, which only an update can mend.
  quietly apt-get install -y --no-install-recommends "$@" 2>/dev/null || {
    quietly apt-get update
    quietly apt-get install -y --no-install-recommends "$@"
  }
}

require_swift() {
  command -v swift >/dev/null && return
  say "Swift 6.2 or newer is missing. Get it from https://www.swift.org/install and try again."
  exit 70
}

has_littlecms() {
  local folder
  for folder in /usr/include /usr/local/include /opt/homebrew/include; do
    [ -e "$folder/lcms2.h" ] && return
  done
  command -v pkg-config >/dev/null && pkg-config --exists lcms2
}

require_littlecms() {
  has_littlecms && return
  if can_install && install liblcms2-dev; then return; fi
  if [ "$(uname)" = Darwin ]; then
    say "LittleCMS is missing. Install it with: brew install little-cms2"
  else
    say "LittleCMS 2 is missing, with its header lcms2.h. On Debian and Ubuntu, install it with:" \
      "sudo apt-get install liblcms2-dev"
  fi
  exit 70
}

# Says what is missing where a program from a Debian package cannot be installed, and goes on: what
# needs it fails by itself.
require_tool() {
  local package="$1" name
  shift
  for name in "$@"; do
    command -v "$name" >/dev/null && return
  done
  if can_install && install "$package"; then return; fi
  say "$1 is missing, and what needs it cannot be done. On Debian: sudo apt-get install $package"
}

# Builds `palette` for release, or finds that nothing changed; the result is in $palette.
build_release() {
  local flags=()
  # Linux: no Swift libraries needed at run time, and a faster start. macOS has them built in.
  [ "$(uname)" = Darwin ] || flags=(--static-swift-stdlib)
  palette="$root/.build/release/palette"
  [ -x "$palette" ] || say "building for the first time; this takes some minutes"
  quietly swift build --package-path "$root" --configuration release --product palette \
    ${flags[@]+"${flags[@]}"} || {
    say "the build failed"
    exit 70
  }
}
