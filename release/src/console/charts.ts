import { attempts } from "../wire/attempts";
import type { FieldStatus } from "../wire/field-status";
import { type Child, draw, make } from "./dom";
import { share } from "./words";

/** Up to `good` a page feels good, above `poor` it feels poor: the limits that browser vendors recommend. */
const measures = [
  { id: "LCP", name: "Largest paint", good: 2500, poor: 4000 },
  { id: "INP", name: "Slowest response", good: 200, poor: 500 },
  { id: "CLS", name: "Layout shift", good: 0.1, poor: 0.25 },
  { id: "TTFB", name: "First byte", good: 800, poor: 1800 },
  { id: "TBT", name: "Not answering", good: 200, poor: 600 },
] as const;
type Measure = (typeof measures)[number];
type Mark = "good" | "fair" | "poor";

/** A version to compare with others: its state, and what browsers reported about it. */
export interface FieldColumn {
  readonly is: string;
  readonly field: FieldStatus | null;
}

const [width, height] = [96, 10];

/** How the versions of a unit perform, side by side: a row for each measure, a column for each version. */
export function fieldTable(unit: string, columns: readonly FieldColumn[]): HTMLElement {
  const told = columns.flatMap(({ is, field }) => (field ? [{ is, field }] : []));
  if (told.length === 0) return make("p", { class: "quiet" }, "No browser has reported anything yet.");
  const vitals = measures.filter(({ id }) => told.some(({ field }) => field.vitals[id]));
  return make(
    "table",
    { class: "field" },
    make("caption", {}, `What browsers have reported about ${unit} since this server started`),
    make(
      "thead",
      {},
      make(
        "tr",
        {},
        make("th", { scope: "col" }, "Measure"),
        told.map(({ is }) => make("th", { scope: "col" }, is)),
      ),
    ),
    make(
      "tbody",
      {},
      row(
        "Failures",
        told.map(({ field }) => failures(field)),
      ),
      vitals.map((measure) =>
        row(
          measure.name,
          told.map(({ field }) => vital(measure, field.vitals[measure.id])),
        ),
      ),
    ),
  );
}

function row(name: string, cells: readonly Child[]): HTMLElement {
  return make("tr", {}, make("th", { scope: "row" }, name), cells);
}

function failures(field: FieldStatus): HTMLElement {
  const { failed, kinds } = field;
  const all = attempts(field);
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

function vital({ id, good, poor }: Measure, measured: FieldStatus["vitals"][string] | undefined): HTMLElement {
  if (!measured) return make("td", {}, "–");
  const { p75, count } = measured;
  const mark = p75 <= good ? "good" : p75 <= poor ? "fair" : "poor";
  const value = id === "CLS" ? p75.toFixed(3) : `${Math.round(p75)} ms`;
  const scale = poor * 1.25;
  return make(
    "td",
    {},
    bar(p75 / scale, [good / scale, poor / scale], mark),
    make("b", {}, value),
    ` ${mark}, ${count} measured`,
  );
}

/** A bar with its limits as lines. The figure is next to it, so screen readers skip the drawing. */
function bar(part: number, lines: readonly number[], mark: Mark): SVGElement {
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
