import type { Picture } from "./art-types";
import { iso, type Pen, type Point } from "./pen";
import { rectangle, ribbon, trapezoidSpine, waveSpine } from "./profiles";
import { bar, ground, prism, turns } from "./solids";
import { bluecoat, INK, type Material, scale, steel, zinc } from "./tones";

function onDrum(radius: number, cz: number, degree: number, l: number): Point {
  const angle = (degree * Math.PI) / 180;
  return iso(l, radius * Math.cos(angle), cz + radius * Math.sin(angle));
}

function drumLine(pen: Pen, radius: number, l: number, width: number, color = INK): void {
  const points: Point[] = [];
  for (let degree = -45; degree <= 135; degree += 9) points.push(onDrum(radius, radius, degree, l));
  pen.line(points, { width, color });
}

interface CoilShape {
  readonly radius: number;
  readonly inner: number;
  readonly length: number;
  readonly turns: number;
  readonly material: Material;
  readonly straps: number;
}

function stripCoil(pen: Pen, shape: CoilShape): void {
  ground(pen, 4, shape.length, -shape.radius * 0.5, shape.radius * 0.72);
  bar(pen, 0, shape.length, shape.radius, 0, shape.radius, { inner: shape.inner, material: shape.material });
  turns(pen, shape.radius, shape.inner, shape.turns, shape.radius);
  for (let strap = 1; strap <= shape.straps; strap++)
    drumLine(pen, shape.radius, (shape.length * strap) / (shape.straps + 1), 7);
}

function wireCoil(pen: Pen, shape: CoilShape, wires: number): void {
  ground(pen, 4, shape.length, -shape.radius * 0.45, shape.radius * 0.72);
  bar(pen, 0, shape.length, shape.radius, 0, shape.radius, { inner: shape.inner, material: shape.material });
  turns(pen, shape.radius, shape.inner, shape.turns, shape.radius);
  for (let wire = 1; wire < wires; wire++) drumLine(pen, shape.radius, (shape.length * wire) / wires, 1.2);
  for (const degree of [18, 92]) {
    pen.line(
      [
        onDrum(shape.inner - 1, shape.radius, degree, 0),
        onDrum(shape.radius + 1.5, shape.radius, degree, 0),
        onDrum(shape.radius + 1.5, shape.radius, degree, shape.length),
      ],
      { width: 4.5 },
    );
  }
  const end = (l: number, w: number, z: number) => iso(l, shape.radius * w, z);
  pen.line(
    [
      end(shape.length * 0.5, 0.7, shape.radius * 0.3),
      end(shape.length * 0.5 - 10, 1.15, 2),
      end(shape.length * 0.5 + 6, 1.5, 0),
    ],
    { width: 3 },
  );
}

function pipes(pen: Pen, inner: number, material: Material, hasCouplings = false): void {
  const r = 33;
  const length = 190;
  ground(pen, 0, length, -r, 3 * r);
  const place = pen.stamp((part) => {
    bar(part, 0, length, r, 0, 0, { inner, material });
    if (hasCouplings) {
      bar(part, -4, 30, r + 5, 0, 0, { inner, material });
    }
  });
  place({ l: 0, w: 0, z: r });
  place({ l: -12, w: 2 * r + 4, z: r });
  place({ l: -6, w: r + 2, z: r + r * 1.76 });
  pen.dimension(iso(-36, -r, 0), iso(-36, r, 0));
}

/** Hollow sections lie apart so that each wall can be read. */
function hollows(pen: Pen, width: number, height: number, wall: number, columns: number, rows: number): void {
  const length = 200;
  ground(pen, 0, length, 0, columns * (width + 4));
  const place = pen.stamp((part) => {
    prism(part, "l", rectangle(width, height), 0, length);
    const at = (w: number, z: number): Point => iso(0, w, z);
    const rim = rectangle(width, height).map(([w, z]) => at(w, z));
    const hole = rectangle(width - 2 * wall, height - 2 * wall).map(([w, z]) => at(w + wall, z + wall));
    part.polygon(hole, "#3E4C57", "none");
    part.polygon(
      [
        at(wall, wall),
        at(width - wall, wall),
        iso(height * 0.5, width - wall, wall + 3),
        iso(height * 0.5, wall + 3, wall + 3),
      ],
      "#53626D",
      "none",
    );
    part.cut(rim, [hole]);
  });
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++)
      place({ l: -((row * 5 + column * 7) % 3) * 6, w: column * (width + 4), z: row * (height + 2) });
  }
  pen.dimension(iso(-30, (columns - 1) * (width + 4), 0), iso(-30, columns * (width + 4) - 4, 0));
}

function sheets(pen: Pen, count: number, t: number, gap: number, material: Material): void {
  const length = 210;
  const width = 150;
  ground(pen, 0, length, 0, width);
  const place = pen.stamp((part) => prism(part, "l", rectangle(width, t), 0, length, { isCut: true, material }));
  for (let index = 0; index < count; index++) place({ l: (index % 2) * 4, w: 0, z: index * (t + gap) });
}

function chequered(pen: Pen): void {
  const [length, width, t] = [210, 150, 7];
  ground(pen, 0, length, 0, width);
  const place = pen.stamp((part) => prism(part, "l", rectangle(width, t), 0, length, { isCut: true }));
  for (const level of [0, 1, 2]) place({ l: (level % 2) * 5, w: 0, z: level * (t + 4) });
  const z = 2 * (t + 4) + t;
  const tear = pen.stamp((part) => part.line([iso(-5, -5, 0), iso(5, 5, 0)], { color: "#71808B", width: 3 }));
  const cross = pen.stamp((part) => part.line([iso(-5, 5, 0), iso(5, -5, 0)], { color: "#71808B", width: 3 }));
  for (let row = 0; row * 14 + 10 < width; row++) {
    for (let column = 0; column * 14 + 10 < length; column++) {
      ((row + column) % 2 === 0 ? tear : cross)({ l: column * 14 + 10, w: row * 14 + 10, z });
    }
  }
}

function profiledSheets(pen: Pen, spine: readonly Point[], count: number, material: Material, isSmooth: boolean): void {
  const length = 190;
  const width = spine.at(-1)?.[0] ?? 0;
  ground(pen, 0, length, 0, width);
  for (let index = 0; index < count; index++) {
    const far = length + (index % 2) * 7;
    if (isSmooth)
      pen.line(
        spine.map(([w, z]) => iso(far, w, z + index * 13 + 5)),
        { width: 2.6 },
      );
    prism(pen, "l", ribbon(spine, 5), 0, length, {
      isCut: true,
      material,
      isSmooth,
      at: { l: (index % 2) * 7, z: index * 13 },
    });
  }
  if (isSmooth) {
    const top = (count - 1) * 13;
    const shift = ((count - 1) % 2) * 7;
    const crests = spine.filter(
      ([, z], index) => z >= (spine[index - 1]?.[1] ?? Infinity) && z > (spine[index + 1]?.[1] ?? Infinity),
    );
    for (const [w, z] of crests)
      pen.line([iso(shift, w, z + top + 5), iso(length + shift, w, z + top + 5)], { width: 1 });
  }
}

export const rolledProducts: readonly Picture[] = [
  {
    name: "coil",
    title: "Hot rolled coil",
    draw: (pen) => stripCoil(pen, { radius: 84, inner: 38, length: 92, turns: 6, material: steel, straps: 1 }),
  },
  {
    name: "gp-coil",
    title: "Galvanised coil",
    draw: (pen) => stripCoil(pen, { radius: 80, inner: 44, length: 118, turns: 8, material: zinc, straps: 2 }),
  },
  {
    name: "wire-rod",
    title: "Wire rod coil",
    draw: (pen) => wireCoil(pen, { radius: 76, inner: 44, length: 112, turns: 5, material: scale, straps: 0 }, 12),
  },
  {
    name: "tmt-coil",
    title: "TMT bar in coil",
    draw: (pen) => wireCoil(pen, { radius: 80, inner: 46, length: 92, turns: 4, material: steel, straps: 0 }, 8),
  },
  {
    name: "binding-wire",
    title: "Binding wire coil",
    draw: (pen) => wireCoil(pen, { radius: 78, inner: 50, length: 52, turns: 7, material: steel, straps: 0 }, 8),
  },
  {
    name: "hb-wire",
    title: "Hard bright wire coil",
    draw: (pen) => wireCoil(pen, { radius: 74, inner: 54, length: 70, turns: 5, material: steel, straps: 0 }, 14),
  },
  {
    name: "gi-wire",
    title: "Galvanised wire coil",
    draw: (pen) => wireCoil(pen, { radius: 78, inner: 56, length: 60, turns: 6, material: zinc, straps: 0 }, 11),
  },
  { name: "pipe", title: "Steel pipes", draw: (pen) => pipes(pen, 26, steel) },
  { name: "gi-pipe", title: "Galvanised pipes with couplings", draw: (pen) => pipes(pen, 26, zinc, true) },
  { name: "seamless-pipe", title: "Seamless pipes", draw: (pen) => pipes(pen, 19, steel) },
  { name: "square-tube", title: "Square hollow sections", draw: (pen) => hollows(pen, 48, 48, 6, 2, 2) },
  { name: "rectangular-tube", title: "Rectangular hollow sections", draw: (pen) => hollows(pen, 40, 72, 6, 3, 1) },
  { name: "sheet", title: "Hot rolled sheets", draw: (pen) => sheets(pen, 6, 5, 5, steel) },
  { name: "cr-sheet", title: "Cold rolled sheets", draw: (pen) => sheets(pen, 9, 2.5, 3.5, zinc) },
  { name: "plate", title: "Steel plates", draw: (pen) => sheets(pen, 3, 15, 5, steel) },
  { name: "chequered-plate", title: "Chequered plates", draw: chequered },
  {
    name: "roofing-sheet",
    title: "Corrugated roofing sheets",
    draw: (pen) => profiledSheets(pen, waveSpine(152, 6, 13), 3, zinc, true),
  },
  {
    name: "colour-sheet",
    title: "Colour coated roofing sheets",
    draw: (pen) => profiledSheets(pen, trapezoidSpine(152, 5, 15, 0.34), 3, bluecoat, false),
  },
  {
    name: "deck-sheet",
    title: "Decking sheet",
    draw: (pen) => profiledSheets(pen, trapezoidSpine(150, 3, 30, 0.4), 1, zinc, false),
  },
];
