import type { Picture } from "./art-types";
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

/** Side view of a ribbed bar over its cross-section. */
function ribbedBar(pen: Pen): void {
  const [length, d] = [250, 46];
  pen.polygon(
    [
      [0, 0],
      [length, 0],
      [length, d],
      [0, d],
    ],
    "#96A3AC",
  );
  pen.polygon(
    [
      [0, 0],
      [length, 0],
      [length, d * 0.3],
      [0, d * 0.3],
    ],
    "#BAC4CA",
    "none",
  );
  pen.polygon(
    [
      [0, d * 0.78],
      [length, d * 0.78],
      [length, d],
      [0, d],
    ],
    "#71808B",
    "none",
  );
  for (let x = 14; x < length - 18; x += 21) {
    pen.line(
      [
        [x, d - 3],
        [x + 14, d / 2 + 3],
      ],
      { width: 3 },
    );
    pen.line(
      [
        [x + 9, d / 2 - 3],
        [x + 23, 3],
      ],
      { width: 3 },
    );
  }
  pen.line(
    [
      [0, d / 2],
      [length, d / 2],
    ],
    { width: 2 },
  );
  pen.line([
    [0, 0],
    [length, 0],
    [length, d],
    [0, d],
    [0, 0],
  ]);
  pen.cut(circle(46, 40, 62, 124));
  pen.line(circle(33, 40, 62, 124), { color: "#A8430F", dash: "4 3" });
  pen.dimension([0, d + 18], [length, d + 18]);
  pen.dimension([130, 78], [130, 170]);
  pen.line(
    [
      [150, 96],
      [250, 96],
    ],
    { color: "#B9B4A6" },
  );
  pen.line(
    [
      [150, 124],
      [232, 124],
    ],
    { color: "#B9B4A6" },
  );
  pen.line(
    [
      [150, 152],
      [242, 152],
    ],
    { color: "#B9B4A6" },
  );
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

/** The paper that travels with the goods: heading, table of heats and the seal. */
function certificate(pen: Pen): void {
  pen.shadow([
    [10, 12],
    [192, 12],
    [192, 250],
    [10, 250],
  ]);
  pen.polygon(
    [
      [0, 0],
      [150, 0],
      [182, 32],
      [182, 238],
      [0, 238],
    ],
    "#F6F1E6",
  );
  pen.polygon(
    [
      [150, 0],
      [150, 32],
      [182, 32],
    ],
    "#DCD5C3",
  );
  pen.polygon(
    [
      [18, 20],
      [34, 20],
      [34, 36],
      [18, 36],
    ],
    "#D4622A",
    "none",
  );
  pen.line(
    [
      [44, 24],
      [118, 24],
    ],
    { width: 5 },
  );
  pen.line(
    [
      [44, 34],
      [92, 34],
    ],
    { width: 2.5, color: "#96A3AC" },
  );
  pen.line(
    [
      [18, 54],
      [164, 54],
    ],
    { width: 2 },
  );
  for (let row = 0; row < 6; row++) {
    const y = 72 + row * 17;
    pen.line(
      [
        [18, y],
        [52 + ((row * 7) % 12), y],
      ],
      { width: 3, color: "#71808B" },
    );
    for (const x of [84, 112, 140])
      pen.line(
        [
          [x, y],
          [x + 18 - ((row + x) % 5), y],
        ],
        { width: 3, color: "#96A3AC" },
      );
    pen.line(
      [
        [18, y + 8],
        [164, y + 8],
      ],
      { width: 0.8, color: "#CFC7B3" },
    );
  }
  pen.line(
    [
      [22, 214],
      [34, 202],
      [40, 216],
      [52, 200],
      [60, 214],
      [78, 208],
    ],
    { width: 2 },
  );
  pen.circle([138, 204], 20, "#D4622A");
  pen.circle([138, 204], 14, "none", { color: "#F9E3D6", width: 1.6 });
  pen.line(
    [
      [130, 204],
      [136, 211],
      [147, 197],
    ],
    { color: "#F9E3D6", width: 3 },
  );
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
