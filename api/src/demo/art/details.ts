import type { Picture } from "./art-types";
import { certificate } from "./certificate";
import type { Pen, Point } from "./pen";
import {
  angleSection,
  beamSection,
  channelSection,
  hexagon,
  railSection,
  rectangle,
  ribbon,
  trapezoidSpine,
  waveSpine,
} from "./profiles";
import { ribbedBar } from "./ribbed-bar";
import { circle } from "./solids";

/** Profiles grow upwards, the page downwards. */
function upright(profile: readonly Point[]): Point[] {
  return profile.map(([x, y]) => [x, -y] as const);
}

function measured(pen: Pen, profile: readonly Point[], holes: readonly (readonly Point[])[] = []): void {
  const xs = profile.map(([x]) => x);
  const ys = profile.map(([, y]) => -y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  pen.line(
    [
      [left - 14, (top + bottom) / 2],
      [right + 14, (top + bottom) / 2],
    ],
    { color: "#B9B4A6", width: 1, dash: "10 4 2 4" },
  );
  pen.line(
    [
      [(left + right) / 2, top - 14],
      [(left + right) / 2, bottom + 14],
    ],
    { color: "#B9B4A6", width: 1, dash: "10 4 2 4" },
  );
  pen.cut(upright(profile), holes.map(upright));
  for (const hole of holes) pen.line([...upright(hole), ...upright(hole).slice(0, 1)]);
  pen.dimension([left, bottom + 26], [right, bottom + 26]);
  pen.dimension([left - 26, bottom], [left - 26, top]);
}

function layers(pen: Pen, t: number): void {
  for (let index = 0; index < 4; index++) measuredLayer(pen, -index * (t + 10), t);
  pen.dimension([0, 40], [240, 40]);
  pen.dimension([264, 0], [264, t]);
}

function measuredLayer(pen: Pen, y: number, t: number): void {
  pen.cut([
    [0, y],
    [240, y],
    [240, y + t],
    [0, y + t],
  ]);
}

const wall = (outer: readonly Point[], inner: readonly Point[]) => (pen: Pen) => measured(pen, outer, [inner]);
const inset = (width: number, height: number, t: number): Point[] =>
  rectangle(width - 2 * t, height - 2 * t).map(([x, y]) => [x + t, y + t] as const);

export const details: readonly Picture[] = [
  { name: "detail-ribbed-bar", title: "Rib pattern and cross-section of a TMT bar", draw: ribbedBar },
  { name: "detail-round", title: "Cross-section of a round bar", draw: (pen) => measured(pen, circle(70, 56)) },
  { name: "detail-square", title: "Cross-section of a square bar", draw: (pen) => measured(pen, rectangle(130, 130)) },
  { name: "detail-hexagon", title: "Cross-section of a hexagon bar", draw: (pen) => measured(pen, hexagon(78)) },
  { name: "detail-flat", title: "Cross-section of a flat bar", draw: (pen) => measured(pen, rectangle(220, 36)) },
  {
    name: "detail-ingot",
    title: "Cross-section of an ingot",
    draw: (pen) =>
      measured(pen, [
        [0, 0],
        [160, 0],
        [138, 116],
        [22, 116],
      ]),
  },
  {
    name: "detail-angle",
    title: "Cross-section of an equal angle",
    draw: (pen) => measured(pen, angleSection(150, 150, 22)),
  },
  {
    name: "detail-unequal-angle",
    title: "Cross-section of an unequal angle",
    draw: (pen) => measured(pen, angleSection(100, 160, 18)),
  },
  {
    name: "detail-channel",
    title: "Cross-section of a channel",
    draw: (pen) => measured(pen, channelSection(80, 160, 16)),
  },
  {
    name: "detail-beam",
    title: "Cross-section of a beam",
    draw: (pen) => measured(pen, beamSection(110, 160, 18, 13)),
  },
  {
    name: "detail-wide-flange",
    title: "Cross-section of a parallel flange beam",
    draw: (pen) => measured(pen, beamSection(158, 158, 18, 12)),
  },
  { name: "detail-rail", title: "Cross-section of a rail", draw: (pen) => measured(pen, railSection(130, 150)) },
  { name: "detail-pipe", title: "Cross-section of a pipe", draw: wall(circle(74, 56), circle(60, 48)) },
  {
    name: "detail-thick-pipe",
    title: "Cross-section of a thick-walled pipe",
    draw: wall(circle(74, 56), circle(46, 48)),
  },
  {
    name: "detail-square-tube",
    title: "Cross-section of a square tube",
    draw: wall(rectangle(140, 140), inset(140, 140, 14)),
  },
  {
    name: "detail-rectangular-tube",
    title: "Cross-section of a rectangular tube",
    draw: wall(rectangle(96, 170), inset(96, 170, 12)),
  },
  { name: "detail-sheet", title: "Sheet thickness", draw: (pen) => layers(pen, 12) },
  { name: "detail-plate", title: "Plate thickness", draw: (pen) => layers(pen, 26) },
  {
    name: "detail-wave",
    title: "Profile of a corrugated sheet",
    draw: (pen) => measured(pen, ribbon(waveSpine(240, 4, 26), 7)),
  },
  {
    name: "detail-trapezoid",
    title: "Profile of a trapezoidal sheet",
    draw: (pen) => measured(pen, ribbon(trapezoidSpine(240, 3, 34, 0.34), 7)),
  },
  { name: "test-certificate", title: "Mill test certificate", draw: certificate },
];
