import { draw, make } from "./dom.js";
import { share } from "./words.js";

/** Up to the first a page feels good, above the second poor: the limits that browsers' makers recommend. */
const limits = { LCP: [2500, 4000], INP: [200, 500], CLS: [0.1, 0.25], TTFB: [800, 1800] };

const names = { LCP: "Largest paint", INP: "Slowest answer", CLS: "Layout shift", TTFB: "First byte" };

const [width, height] = [96, 10];

/** How the versions of a unit do, side by side: a row for each measure, a column for each version. */
export function fieldTable(unit, columns) {
  const told = columns.filter(({ field }) => field);
  if (told.length === 0) return make("p", { class: "quiet" }, "No browser has reported anything yet.");
  const vitals = Object.keys(limits).filter((name) => told.some(({ field }) => field.vitals[name]));
  return make(
    "table",
    { class: "field" },
    make("caption", {}, `What browsers reported of ${unit} since this server started`),
    make(
      "thead",
      {},
      row(
        "th",
        "Measure",
        told.map(({ is }) => make("th", { scope: "col" }, is)),
      ),
    ),
    make(
      "tbody",
      {},
      row(
        "th",
        "Failed loads",
        told.map(({ field }) => failures(field)),
      ),
      vitals.map((name) =>
        row(
          "th",
          names[name],
          told.map(({ field }) => vital(name, field.vitals[name])),
        ),
      ),
    ),
  );
}

function row(tag, name, cells) {
  return make("tr", {}, make(tag, { scope: cells[0]?.tagName === "TH" ? "col" : "row" }, name), cells);
}

function failures({ loaded, failed, kinds }) {
  const all = loaded + failed;
  const part = all === 0 ? 0 : failed / all;
  const causes = Object.entries(kinds).map(([kind, many]) => `${many} ${kind}`);
  return make(
    "td",
    {},
    bar(part, [], part >= 0.05 ? "poor" : part > 0 ? "fair" : "good"),
    make("b", {}, share(failed, all)),
    ` ${failed} of ${all}`,
    causes.length > 0 && make("span", { class: "causes" }, causes.join(", ")),
  );
}

function vital(name, measure) {
  if (!measure) return make("td", {}, "–");
  const [good, poor] = limits[name];
  const mark = measure.p75 <= good ? "good" : measure.p75 <= poor ? "fair" : "poor";
  const value = name === "CLS" ? measure.p75.toFixed(3) : `${Math.round(measure.p75)} ms`;
  const scale = poor * 1.25;
  return make(
    "td",
    {},
    bar(measure.p75 / scale, [good / scale, poor / scale], mark),
    make("b", {}, value),
    ` ${mark}, ${measure.count} measured`,
  );
}

/** A bar with its limits as lines. The figure is next to it, so screen readers skip the drawing. */
function bar(part, lines, mark) {
  const filled = Math.max(1, Math.min(1, part) * width);
  return draw(
    "svg",
    {
      viewBox: `0 0 ${width} ${height}`,
      class: `bar ${mark}`,
      preserveAspectRatio: "none",
      "aria-hidden": "true",
      focusable: "false",
    },
    draw("rect", { class: "ground", x: 0, y: 2, width, height: height - 4 }),
    draw("rect", { class: "value", x: 0, y: 2, width: filled, height: height - 4 }),
    ...lines.map((at) => draw("line", { x1: at * width, x2: at * width, y1: 0, y2: height })),
  );
}
