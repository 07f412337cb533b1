"""Takes out of the CI files what their systems would run; for scripts/ci/check.

    excerpts.py ROOT FOLDER

writes hooks.yaml (the hooks, with the command from PATH instead of a build of their own), github.sh
(the last step of the action) and gitlab.sh (the job's script) into FOLDER.
"""

import pathlib
import sys

import yaml

root, folder = map(pathlib.Path, sys.argv[1:])


def load(path):
    return yaml.safe_load((root / path).read_text(encoding="utf-8"))


hooks = load(".pre-commit-hooks.yaml")
example = load("scripts/ci/pre-commit-config.yaml")
used = {hook["id"] for repo in example["repos"] for hook in repo["hooks"]}
assert used == {hook["id"] for hook in hooks}, "the example uses other hooks than there are"
for hook in hooks:
    assert hook["language"] == "swift"
    hook["language"] = "system"
config = {"repos": [{"repo": "local", "hooks": hooks}]}
(folder / "hooks.yaml").write_text(yaml.safe_dump(config), encoding="utf-8")

steps = load("scripts/ci/action.yml")["runs"]["steps"]
(folder / "github.sh").write_text(steps[-1]["run"] + "\n", encoding="utf-8")

job = load("scripts/ci/gitlab.yml")["palettes"]
(folder / "gitlab.sh").write_text("\n".join(job["script"]) + "\n", encoding="utf-8")
