// The picture of what a chosen colour pairs with, the contrast of two ramps, and copying.
// All colours are in the page; nothing is fetched and nothing is kept.
(() => {
  "use strict";
  const data = JSON.parse(document.getElementById("sheet-data").textContent);
  const { levels, words } = data;
  const byId = (id) => document.getElementById(id);
  const fill = (text, ...values) =>
    values.reduce((filled, value, index) => filled.replace(values.length > 1 ? `%${index + 1}` : "%", () => value), text);
  const views = [...document.querySelectorAll("#ramps .view")];
  const status = byId("status");
  let chosen = null;

  // The luminances are the page's own doubles, so that a verdict here is the verdict of the proof.
  const measure = (swatch) => ({
    y: Number(swatch.dataset.y),
    w: Number(swatch.dataset.w ?? swatch.dataset.y),
  });
  const ratioOf = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  const ratio = (one, other) => {
    const [a, b] = [measure(one), measure(other)];
    return Math.min(ratioOf(a.y, b.y), ratioOf(a.w, b.w));
  };
  const levelOf = (value) => levels.findLastIndex((level) => value >= level.ratio);

  // Cut after two decimals, never rounded up.
  const shown = (value) => {
    let scaled = Math.floor(value * 100);
    if (scaled / 100 > value) scaled -= 1;
    if ((scaled + 1) / 100 <= value) scaled += 1;
    return (scaled / 100).toFixed(2).replace(".", words.decimal);
  };

  const parts = (swatch) => ({ value: swatch.querySelector("code"), ratio: swatch.querySelector(":scope > span") });
  for (const swatch of document.querySelectorAll(".swatch")) {
    const { value, ratio } = parts(swatch);
    Object.assign(swatch, { own: { value: value.textContent, ratio: ratio.textContent, label: swatch.getAttribute("aria-label") } });
    swatch.setAttribute("aria-pressed", "false");
  }

  const restore = (swatch) => {
    delete swatch.dataset.level;
    const { value, ratio } = parts(swatch);
    value.textContent = swatch.own.value;
    ratio.textContent = swatch.own.ratio;
    swatch.setAttribute("aria-label", swatch.own.label);
    swatch.setAttribute("aria-pressed", "false");
  };

  // A step is called by its ramp as well.
  const nameOf = (swatch) => {
    const row = swatch.closest(".ramp");
    const label = swatch.querySelector("b").firstChild.textContent.trim();
    return row.matches(".roles") ? label : `${row.querySelector("h3").textContent} ${label}`;
  };

  // Turns one view into the picture; returns how many partners each level has.
  const picture = (view) => {
    const swatches = [...view.querySelectorAll(".swatch")];
    const self = swatches.find((swatch) => swatch.dataset.i === chosen);
    const counts = levels.map(() => 0);
    for (const swatch of swatches) {
      restore(swatch);
      if (!self) continue;
      if (swatch === self) {
        swatch.dataset.level = "self";
        swatch.setAttribute("aria-pressed", "true");
        parts(swatch).ratio.textContent = words.self;
        continue;
      }
      const value = ratio(self, swatch);
      const index = levelOf(value);
      counts[index] += 1;
      swatch.dataset.level = String(index);
      parts(swatch).value.textContent = shown(value);
      parts(swatch).ratio.textContent = `${levels[index].sign} ${levels[index].short}`;
      swatch.setAttribute(
        "aria-label",
        `${nameOf(swatch)}${words.comma}${fill(words.pair, shown(value), nameOf(self), levels[index].long)}`);
    }
    return { self, counts };
  };

  const isShown = (view) => getComputedStyle(view).display !== "none";
  const shownSwatch = (index) => views.find(isShown)?.querySelector(`.swatch[data-i="${index}"]`);

  const button = (id, text) => {
    byId(id).hidden = !text;
    byId(id).textContent = text ? fill(words.copy, text) : "";
    byId(id).dataset.copy = text ?? "";
  };

  // What is scrolled to or focused must not lie behind the tray.
  const tray = byId("chosen");
  const makeRoom = () => document.documentElement.style.setProperty("--tray", `${tray.offsetHeight}px`);
  new ResizeObserver(makeRoom).observe(tray);

  // What each button copies of the colour that is shown.
  const label = (swatch) => {
    button("copy-hex", swatch.own.value);
    button("copy-css", data.css[Number(chosen)]);
    button("copy-swift", data.swift[Number(chosen)]);
  };

  const update = (speaks) => {
    const results = views.map((view) => ({ view, ...picture(view) }));
    const { self, counts } = results.find(({ view, self }) => self && isShown(view)) ?? {};
    document.documentElement.classList.toggle("has-choice", Boolean(self));
    tray.hidden = !self;
    if (!self) {
      makeRoom();
      if (speaks) status.textContent = words.cleared;
      return;
    }
    byId("chosen-chip").style.cssText = self.style.cssText;
    const name = nameOf(self);
    const [plainName, ...facts] = self.own.label.slice(name.length + words.comma.length).split(words.comma);
    byId("chosen-name").textContent = name + words.comma + plainName;
    const partners = fill(words.partners, name, String(counts[2] + counts[3]), String(counts[1]));
    byId("chosen-text").textContent = `${facts.join(words.comma)} · ${partners}`;
    label(self);
    makeRoom();
    if (speaks) status.textContent = partners;
  };

  // The address names the choice, so that a picture can be shared.
  const fragment = "#color=";
  const choose = (index) => {
    chosen = chosen === index ? null : index;
    update(true);
    const swatch = document.querySelector(`.swatch[data-i="${chosen}"]`);
    if (!swatch && tray.contains(document.activeElement)) shownSwatch(index)?.focus();
    // The tray may have come up over it.
    shownSwatch(index)?.scrollIntoView({ block: "nearest" });
    const page = location.href.split("#")[0];
    history.replaceState(null, "", swatch ? page + fragment + encodeURIComponent(nameOf(swatch)) : page);
  };
  const chooseByAddress = () => {
    if (!location.hash.startsWith(fragment)) return;
    const isMeant = (swatch) => encodeURIComponent(nameOf(swatch)) === location.hash.slice(fragment.length);
    chosen = [...document.querySelectorAll(".swatch")].find(isMeant)?.dataset.i ?? null;
    update(true);
    stopAtChoice();
    shownSwatch(chosen)?.scrollIntoView({ block: "center" });
  };

  // The swatches are one stop of the Tab key; arrows lead from one to another.
  const makeStop = (swatch) => {
    for (const other of swatch.closest(".view").querySelectorAll(".swatch")) other.tabIndex = -1;
    swatch.tabIndex = 0;
  };
  const stopAtChoice = () => {
    for (const swatch of document.querySelectorAll(`.swatch[data-i="${chosen}"]`)) makeStop(swatch);
  };
  for (const view of views) {
    const first = view.querySelector(".steps .swatch");
    if (first) makeStop(first);
  }
  // Up and down go by what is seen, for rows may be broken.
  const move = (swatch, key) => {
    const row = [...swatch.closest(".ramp").querySelectorAll(".swatch")];
    const place = row.indexOf(swatch);
    const inRow = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: row.length - 1 }[key];
    if (inRow !== undefined) return row[inRow];
    const sign = key === "ArrowDown" ? 1 : -1;
    const from = swatch.getBoundingClientRect();
    const ahead = [...swatch.closest(".view").querySelectorAll(".swatch")]
      .map((other) => ({ other, box: other.getBoundingClientRect() }))
      .filter(({ box }) => sign * (box.top - from.top) > 1 && box.left < from.right && box.right > from.left)
      .map(({ other, box }) => ({ other, far: Math.abs(box.top - from.top), aside: Math.abs(box.left - from.left) }));
    return ahead.sort((one, two) => one.far - two.far || one.aside - two.aside)[0]?.other;
  };
  document.addEventListener("focusin", (event) => {
    if (event.target.matches(".swatch")) makeStop(event.target);
  });

  const copy = async (source) => {
    const text = source.dataset.copy;
    label(shownSwatch(chosen));
    try {
      await navigator.clipboard.writeText(text);
      status.textContent = fill(words.copied, text);
      source.textContent = fill(words.copied, text);
    } catch {
      // The reader's own keys must do it: select the value and nothing else.
      const value = document.createElement("code");
      value.textContent = text;
      const [before, after] = words.selected.split("%");
      byId("chosen-text").replaceChildren(before, value, after);
      getSelection().selectAllChildren(value);
      status.textContent = fill(words.selected, text);
    }
  };

  // The contrast of two ramps, of the view that is shown.
  const rows = byId("row-ramp");
  const columns = byId("column-ramp");
  const table = byId("any-two");
  const drawTable = () => {
    const view = views.find(isShown);
    if (!table || !view) return;
    const ramps = [...view.querySelectorAll(".ramp:not(.roles)")];
    const swatches = (select) => [...(ramps[select.selectedIndex]?.querySelectorAll(".steps .swatch") ?? [])];
    const head = (swatch, scope) => {
      const cell = document.createElement("th");
      cell.scope = scope;
      const chip = document.createElement("span");
      chip.className = "chip";
      chip.style.cssText = swatch.style.cssText;
      cell.append(chip, ` ${swatch.querySelector("b").firstChild.textContent}`);
      return cell;
    };
    const top = document.createElement("tr");
    top.append(document.createElement("td"), ...swatches(columns).map((swatch) => head(swatch, "col")));
    const isPromised = data.isOfPalette || rows.selectedIndex === columns.selectedIndex;
    const required = isPromised ? data.required[view.dataset.view] : [];
    const lines = swatches(rows).map((row, rowIndex) => {
      const line = document.createElement("tr");
      line.append(head(row, "row"));
      for (const [columnIndex, column] of swatches(columns).entries()) {
        const cell = document.createElement("td");
        const value = ratio(row, column);
        const needed = required[rowIndex]?.[columnIndex] ?? 0;
        cell.textContent = shown(value);
        cell.className = value < needed ? "fails" : `l${levelOf(value)}`;
        if (value < needed) {
          const remark = document.createElement("span");
          remark.className = "vh";
          remark.textContent = ` ${fill(words.needs, shown(needed))}`;
          cell.append(remark);
        }
        line.append(cell);
      }
      return line;
    });
    table.replaceChildren(top, ...lines);
  };
  if (columns && columns.options.length > 1) columns.selectedIndex = columns.options.length - 1;

  document.addEventListener("click", (event) => {
    const swatch = event.target.closest(".swatch");
    if (swatch) choose(swatch.dataset.i);
    else if (event.target.closest("#clear")) choose(chosen);
    else if (event.target.closest("[data-copy]")) copy(event.target.closest("[data-copy]"));
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && chosen !== null) choose(chosen);
    if (!event.target.matches?.(".swatch") || !/^(Arrow|Home$|End$)/.test(event.key)) return;
    event.preventDefault();
    move(event.target, event.key)?.focus();
  });
  const redraw = () => {
    update(chosen !== null);
    stopAtChoice();
    drawTable();
  };
  // On paper the picture would lack its tray and its signs.
  addEventListener("beforeprint", () => {
    document.documentElement.classList.remove("has-choice");
    document.querySelectorAll(".swatch").forEach(restore);
  });
  addEventListener("afterprint", () => update(false));
  document.addEventListener("change", redraw);
  for (const query of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"]) {
    matchMedia(query).addEventListener("change", redraw);
  }
  document.documentElement.classList.add("has-script");
  redraw();
  chooseByAddress();
  addEventListener("hashchange", chooseByAddress);
})();
