import type { Point } from "./pen";

export function rectangle(width: number, height: number): Point[] {
  return [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
}

export function angleSection(horizontal: number, vertical: number, t: number): Point[] {
  return [
    [0, 0],
    [horizontal, 0],
    [horizontal, t],
    [t, t],
    [t, vertical],
    [0, vertical],
  ];
}

export function channelSection(b: number, h: number, t: number): Point[] {
  return [
    [0, 0],
    [b, 0],
    [b, t],
    [t, t],
    [t, h - t],
    [b, h - t],
    [b, h],
    [0, h],
  ];
}

export function beamSection(b: number, h: number, flange: number, web: number): Point[] {
  const left = (b - web) / 2;
  const right = (b + web) / 2;
  return [
    [0, 0],
    [b, 0],
    [b, flange],
    [right, flange],
    [right, h - flange],
    [b, h - flange],
    [b, h],
    [0, h],
    [0, h - flange],
    [left, h - flange],
    [left, flange],
    [0, flange],
  ];
}

export function railSection(b: number, h: number): Point[] {
  const m = b / 2;
  return [
    [0, 0],
    [b, 0],
    [b, 8],
    [m + 8, 20],
    [m + 7, h - 34],
    [m + 24, h - 26],
    [m + 24, h - 4],
    [m + 18, h],
    [m - 18, h],
    [m - 24, h - 4],
    [m - 24, h - 26],
    [m - 7, h - 34],
    [m - 8, 20],
    [0, 8],
  ];
}

export function hexagon(radius: number, cx = 0, cy = 0): Point[] {
  return Array.from({ length: 6 }, (_, index) => {
    const angle = (Math.PI / 3) * index;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)] as const;
  });
}

/** Sheet of thickness `t` bent along a line of crests: corrugated when the crests are round, decking when flat. */
export function ribbon(spine: readonly Point[], t: number): Point[] {
  return [...spine, ...[...spine].reverse().map(([w, z]) => [w, z + t] as const)];
}

export function waveSpine(width: number, waves: number, height: number): Point[] {
  const count = waves * 8;
  return Array.from(
    { length: count + 1 },
    (_, index) =>
      [(width * index) / count, (height / 2) * (1 - Math.cos((2 * Math.PI * waves * index) / count))] as const,
  );
}

export function trapezoidSpine(width: number, crests: number, height: number, crestShare: number): Point[] {
  const pitch = width / crests;
  const crest = pitch * crestShare;
  const slope = pitch * 0.12;
  const points: Point[] = [];
  for (let index = 0; index < crests; index++) {
    const start = index * pitch;
    const valley = pitch - crest - 2 * slope;
    points.push(
      [start, 0],
      [start + valley, 0],
      [start + valley + slope, height],
      [start + valley + slope + crest, height],
    );
  }
  points.push([width, 0]);
  return points;
}
