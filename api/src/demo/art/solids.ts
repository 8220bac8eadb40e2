import { iso, type Pen, type Place, type Point } from "./pen";
import { HOLLOW, type Material, OXIDE_DEEP, shade, steel } from "./tones";

type Axis = "l" | "w" | "z";

export interface PrismOptions {
  readonly material?: Material;
  readonly at?: Partial<Place>;
  /** The near face is a section cut; otherwise it is plain material. */
  readonly isCut?: boolean;
  /** A curved profile: its facets melt together and only the outline is inked. */
  readonly isSmooth?: boolean;
}

const origin: Place = { l: 0, w: 0, z: 0 };

function spread(axis: Axis, [a, b]: Point, t: number, at: Place): Point {
  if (axis === "l") return iso(t + at.l, a + at.w, b + at.z);
  if (axis === "w") return iso(a + at.l, t + at.w, b + at.z);
  return iso(a + at.l, b + at.w, t + at.z);
}

/** Outward normal of a profile edge in drawing space; the profile runs counter-clockwise. */
function normalOf(axis: Axis, [ax, ay]: Point, [bx, by]: Point): readonly [number, number, number] {
  const nx = by - ay;
  const ny = -(bx - ax);
  if (axis === "l") return [0, nx, ny];
  if (axis === "w") return [nx, 0, ny];
  return [nx, ny, 0];
}

function depthOf(axis: Axis, [x, y]: Point): number {
  if (axis === "l") return x + y;
  if (axis === "w") return y - x;
  return y - x;
}

function counterClockwise(profile: readonly Point[]): Point[] {
  const area = pairs(profile).reduce((sum, [p, q]) => sum + p[0] * q[1] - q[0] * p[1], 0);
  return area < 0 ? [...profile].reverse() : [...profile];
}

export function pairs(points: readonly Point[]): (readonly [Point, Point])[] {
  return points.map((point, index) => [point, points[(index + 1) % points.length] ?? point] as const);
}

/** A profile drawn out along one axis: `l` shows its near end, `w` its right end, `z` its top. */
export function prism(
  pen: Pen,
  axis: Axis,
  profile: readonly Point[],
  from: number,
  to: number,
  options: PrismOptions = {},
): void {
  const { material = steel, isCut = false, isSmooth = false } = options;
  const at = { ...origin, ...options.at };
  const outline = counterClockwise(profile);
  const sides = pairs(outline)
    .map(([a, b]) => ({ a, b, normal: normalOf(axis, a, b), depth: depthOf(axis, a) + depthOf(axis, b) }))
    .filter(({ normal: [nl, nw, nz] }) => -nl + nw + nz > 1e-6)
    .sort((one, other) => one.depth - other.depth);
  for (const { a, b, normal } of sides) {
    const color = shade(material, ...normal);
    const face = [
      spread(axis, a, from, at),
      spread(axis, b, from, at),
      spread(axis, b, to, at),
      spread(axis, a, to, at),
    ];
    pen.polygon(face, color, isSmooth ? { color, width: 0.8 } : {});
  }
  const near = axis === "l" ? from : to;
  const far = axis === "l" ? to : from;
  if (isSmooth) silhouette(pen, axis, outline, near, far, at);
  const cap = outline.map((point) => spread(axis, point, near, at));
  const capNormal = axis === "l" ? [-1, 0, 0] : axis === "w" ? [0, 1, 0] : [0, 0, 1];
  if (isCut) pen.cut(cap);
  else pen.polygon(cap, shade(material, capNormal[0] ?? 0, capNormal[1] ?? 0, capNormal[2] ?? 0));
}

function silhouette(pen: Pen, axis: Axis, outline: readonly Point[], near: number, far: number, at: Place): void {
  const isVisible = ([a, b]: readonly [Point, Point]) => {
    const [nl, nw, nz] = normalOf(axis, a, b);
    return -nl + nw + nz > 1e-6;
  };
  const edges = pairs(outline);
  const start = edges.findIndex(
    (edge, index) => isVisible(edge) && !isVisible(edges[(index + edges.length - 1) % edges.length] ?? edge),
  );
  if (start < 0) return;
  const chain: Point[] = [];
  for (let step = 0; step < edges.length; step++) {
    const edge = edges[(start + step) % edges.length];
    if (edge === undefined || !isVisible(edge)) break;
    if (chain.length === 0) chain.push(edge[0]);
    chain.push(edge[1]);
  }
  const first = chain[0];
  const last = chain.at(-1);
  if (first === undefined || last === undefined) return;
  pen.line([
    spread(axis, first, near, at),
    ...chain.map((point) => spread(axis, point, far, at)),
    spread(axis, last, near, at),
  ]);
}

export function box(pen: Pen, at: Place, l: number, w: number, h: number, material: Material = steel): void {
  prism(
    pen,
    "l",
    [
      [0, 0],
      [w, 0],
      [w, h],
      [0, h],
    ],
    0,
    l,
    { material, at },
  );
}

export function circle(radius: number, count = 40, cw = 0, cz = 0): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count;
    return [cw + radius * Math.cos(angle), cz + radius * Math.sin(angle)] as const;
  });
}

function arc(radius: number, fromDegree: number, toDegree: number, step: number, cw: number, cz: number): Point[] {
  const points: Point[] = [];
  for (let degree = fromDegree; degree < toDegree + 0.01; degree += step) {
    const angle = (degree * Math.PI) / 180;
    points.push([cw + radius * Math.cos(angle), cz + radius * Math.sin(angle)]);
  }
  return points;
}

export interface BarOptions {
  readonly material?: Material;
  readonly hasRibs?: boolean;
  /** Inner radius of a tube; without it the bar is solid. */
  readonly inner?: number;
  readonly isCut?: boolean;
}

const coarseBands = [
  [-45, -12],
  [-12, 22],
  [22, 60],
  [60, 88],
  [88, 135],
] as const;

/** A round bar or tube lying along `l`, centre of its near end at (cw, cz). */
export function bar(
  pen: Pen,
  from: number,
  to: number,
  radius: number,
  cw: number,
  cz: number,
  options: BarOptions = {},
): void {
  const { material = steel, hasRibs = false, inner, isCut = true } = options;
  const tones = [material.dark, material.side, material.mid, material.light, material.top];
  const step = radius > 60 ? 5 : 9;
  coarseBands.forEach(([a, b], index) => {
    const color = tones[index] ?? material.mid;
    const edge = arc(radius, a, b, (b - a) / Math.ceil((b - a) / step), cw, cz);
    pen.polygon([...edge.map(([w, z]) => iso(from, w, z)), ...edge.reverse().map(([w, z]) => iso(to, w, z))], color, {
      color,
      width: 0.6,
    });
  });
  const onRim = (degree: number, l: number): Point => {
    const [point] = arc(radius, degree, degree, 1, cw, cz);
    return point === undefined ? iso(l, cw, cz) : iso(l, point[0], point[1]);
  };
  const farArc = arc(radius, -45, 135, 6, cw, cz).map(([w, z]) => iso(to, w, z));
  pen.line([onRim(-45, from), ...farArc, onRim(135, from)]);
  if (hasRibs) {
    const pitch = radius * 1.15;
    for (let l = from + pitch * 0.9; l < to - pitch * 0.7; l += pitch) {
      const front: Point[] = [];
      for (let degree = -34; degree <= 62; degree += 24)
        front.push(onRim(degree, l + ((degree + 34) / 96) * pitch * 0.75));
      pen.line(front);
      pen.line([onRim(84, l), onRim(107, l + pitch * 0.22), onRim(130, l + pitch * 0.45)], { width: 1.3 });
    }
    pen.line([onRim(73, from), onRim(73, to)], { width: 1.1 });
  }
  const face = circle(radius, radius > 60 ? 48 : 28, cw, cz).map(([w, z]) => iso(from, w, z));
  if (inner === undefined) {
    if (isCut) pen.cut(face);
    else pen.polygon(face, material.mid);
    return;
  }
  const hole = circle(inner, radius > 60 ? 40 : 24, cw, cz).map(([w, z]) => iso(from, w, z));
  pen.polygon(hole, HOLLOW, "none");
  const lit = arc(inner, 195, 285, 10, cw, cz);
  const deep = lit.map(([w, z]) => iso(from + inner * 0.75, w * 0.82 + cw * 0.18, z * 0.82 + cz * 0.18)).reverse();
  pen.polygon([...lit.map(([w, z]) => iso(from, w, z)), ...deep], material.dark, "none");
  if (isCut) pen.cut(face, [hole]);
  else pen.raw(ringMark(face, hole, material.mid));
  pen.line([...hole, ...hole.slice(0, 1)]);
}

function ringMark(face: readonly Point[], hole: readonly Point[], fill: string): string {
  const text = (ring: readonly Point[]) => `M${ring.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
  return `<path d="${text(face)}${text(hole)}" fill="${fill}" fill-rule="evenodd" stroke="#22303B" stroke-width="1.5"/>`;
}

/** Turns of strip or wire on the near face of a coil. */
export function turns(pen: Pen, radius: number, inner: number, count: number, cz: number, color = OXIDE_DEEP): void {
  for (let turn = 1; turn < count; turn++) {
    const r = inner + ((radius - inner) * turn) / count;
    const ring = circle(r, 40, 0, cz).map(([w, z]) => iso(0, w, z));
    pen.line([...ring, ...ring.slice(0, 1)], { color, width: 1.2 });
  }
}

/** A wheel seen from its right side: a disc in the plane across `w`. */
export function wheel(pen: Pen, l: number, w: number, radius: number): void {
  const disc = (r: number, depth: number) => circle(r, 24).map(([a, b]) => iso(l + a, w + depth, radius + b));
  pen.polygon(disc(radius, -12), "#15212B");
  pen.polygon(disc(radius, 0), "#2D3B47");
  pen.polygon(disc(radius * 0.55, 0), "#96A3AC");
  pen.polygon(disc(radius * 0.2, 0), "#22303B", "none");
}

/** The soft floor shadow of a thing that covers l0..l1 and w0..w1. */
export function ground(pen: Pen, l0: number, l1: number, w0: number, w1: number): void {
  pen.shadow([iso(l0 - 8, w0 + 4, 0), iso(l0 - 8, w1 + 22, 0), iso(l1 - 8, w1 + 22, 0), iso(l1, w0 + 4, 0)]);
}
