"""Opens sheets in a headless Chromium and tells what a reader would meet there.

Reads a JSON list of visits from standard input and prints a list of findings, one a visit. A visit:

  page       the path of an HTML file
  scheme     "light" or "dark", what the system asks for
  contrast   "no-preference" or "more"
  width      of the window, in px; text: the size of text in percent; script: whether it may run
  media      "screen" or "print"; forced: whether colours are forced
  fragment   the end of the address, from its #
  clicks     selectors to click, one after another; keys: keys to press after them
  ask        what to tell: "axe", "text", "layout", "swatches", "views", "clipboard", "table", "switches", "address", "focus", "elements"
"""

import json
import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

# Every colour of text with what lies below it, outermost last, and the least size it has.
TEXT = """() => {
  const found = new Map();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent.trim() || element.closest("script, style, option, .vh, .skip")) continue;
    if (!element.checkVisibility({ visibilityProperty: true }) || !element.getClientRects().length) continue;
    const style = getComputedStyle(element);
    const below = [];
    for (let above = element; above; above = above.parentElement) {
      const color = getComputedStyle(above).backgroundColor;
      if (color !== "rgba(0, 0, 0, 0)") below.push(color);
      if (/^rgb\\(|^color\\(srgb [^/]*\\)$/.test(color)) break;
    }
    const size = parseFloat(style.fontSize);
    const key = JSON.stringify([style.color, below]);
    const known = found.get(key);
    if (!known || size < known.size)
      found.set(key, { color: style.color, below, size, weight: Number(style.fontWeight), text: node.textContent.trim().slice(0, 30), place: element.className || element.localName });
  }
  return [...found.values()];
}"""

# Whether the focused element can be seen whole, and what it is.
FOCUS = """() => {
  const box = document.activeElement.getBoundingClientRect();
  const tray = document.getElementById("chosen").getBoundingClientRect();
  const bar = document.querySelector(".bar");
  const top = getComputedStyle(bar).position === "sticky" ? bar.getBoundingClientRect().bottom : 0;
  return { name: document.activeElement.getAttribute("aria-label") ?? document.activeElement.id,
    seen: box.top >= top - 1 && box.bottom <= (tray.height ? tray.top : innerHeight) + 1 };
}"""

# What sticks out of the page sideways, and text that is cut off where it stands.
LAYOUT = """() => {
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const cut = [...document.querySelectorAll("body *")].filter((element) =>
    element.checkVisibility() && !element.closest(".scroller, .vh, svg, select")
    && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
    && getComputedStyle(element).display !== "inline");
  const small = [...document.querySelectorAll("button, a, input, select, summary")].filter((element) => {
    const box = element.getBoundingClientRect();
    return element.checkVisibility() && box.width > 0 && (box.height < 24 || box.width < 24) && !element.closest(".skip");
  });
  const name = (element) => `${element.localName}.${element.className}: ${element.textContent.trim().slice(0, 30)}`;
  return { wide, cut: cut.map(name), small: small.map(name) };
}"""

SWATCHES = """() => [...document.querySelectorAll("#ramps .swatch")].filter((swatch) => swatch.checkVisibility())
  .map((swatch) => ({ index: Number(swatch.dataset.i), level: swatch.dataset.level ?? "", label: swatch.getAttribute("aria-label"),
    texts: [...swatch.children].map((child) => child.textContent), pressed: swatch.getAttribute("aria-pressed") ?? "" }))"""

VIEWS = """() => [...document.querySelectorAll("#ramps .view")].filter((view) => view.checkVisibility())
  .map((view) => view.dataset.view)"""

TABLE = """() => [...document.querySelectorAll("#any-two tr")].slice(1)
  .map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent))"""

SWITCHES = """() => ["system", "light", "dark"].flatMap((scheme) => ["system", "standard", "increased"].map((contrast) => {
  document.getElementById(`scheme-${scheme}`).click();
  document.getElementById(`contrast-${contrast}`).click();
  return (%s)();
}))""" % VIEWS

ELEMENTS = """() => {
  const counts = {};
  for (const element of document.querySelectorAll("*")) counts[element.localName] = (counts[element.localName] ?? 0) + 1;
  const handlers = [...document.querySelectorAll("*")].filter((element) =>
    [...element.attributes].some((attribute) => /^on/.test(attribute.name)));
  return { counts, handlers: handlers.length, injected: typeof window.injected !== "undefined", title: document.title };
}"""


def visit(browser, request):
    context = browser.new_context(
        viewport={"width": request.get("width", 1280), "height": request.get("height", 900)},
        color_scheme=request.get("scheme", "light"),
        contrast=request.get("contrast", "no-preference"),
        forced_colors="active" if request.get("forced") else "none",
        java_script_enabled=request.get("script", True),
        permissions=["clipboard-read", "clipboard-write"],
    )
    page = context.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("request", lambda made: errors.append(made.url) if not made.url.startswith("file:") else None)
    page.goto("file://" + request["page"] + request.get("fragment", ""))
    if request.get("media"):
        page.emulate_media(media=request["media"])
    if request.get("text"):
        page.add_style_tag(content=f":root {{ font-size: {request['text']}% }}")
    for selector in request.get("clicks", []):
        page.locator(selector).locator("visible=true").first.click(force=True)
    for key in request.get("keys", []):
        page.keyboard.press(key)
    answer = {"errors": errors}
    for question in request["ask"]:
        if question == "axe":
            response = Axe().run(page).response
            answer["axe"] = [
                f"{violation['id']}: {violation['nodes'][0]['html'][:200]}"
                for violation in response["violations"]
            ]
            answer["passes"] = len(response["passes"])
        elif question == "clipboard":
            answer["clipboard"] = page.evaluate("navigator.clipboard.readText()")
            answer["status"] = page.locator("#status").text_content()
        else:
            scripts = {
                "text": TEXT, "layout": LAYOUT, "swatches": SWATCHES, "views": VIEWS,
                "elements": ELEMENTS, "table": TABLE,
                "switches": SWITCHES, "focus": FOCUS, "address": "() => location.hash",
            }
            answer[question] = page.evaluate(scripts[question])
    if request.get("shot"):
        page.screenshot(path=request["shot"], full_page=True)
    context.close()
    return answer


def main():
    requests = json.load(sys.stdin)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=sys.argv[1], args=["--no-sandbox", "--force-color-profile=srgb"])
        json.dump([visit(browser, request) for request in requests], sys.stdout)
        browser.close()


main()
