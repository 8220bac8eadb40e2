import { scatter } from "./loose-goods";
import { iso, type Pen, type Point } from "./pen";
import { hexagon } from "./profiles";
import { bar, box, circle, ground, prism } from "./solids";
import { ash, OXIDE_DEEP, paper, zinc } from "./tones";

export function weldedMesh(pen: Pen): void {
  ground(pen, 0, 200, 0, 150);
  for (const z of [0, 16, 32]) {
    const shift = z === 16 ? 6 : 0;
    const along = pen.stamp((part) => bar(part, shift, 200 + shift, 3.4, 0, 0, {}));
    const across = pen.stamp((part) => {
      part.line([iso(shift, 0, 0), iso(shift, 150, 0)], { width: 7.5 });
      part.line([iso(shift, 0, 0), iso(shift, 150, 0)], { color: "#BAC4CA", width: 4.5 });
    });
    for (let w = 8; w <= 142; w += 22.3) along({ l: 0, w, z: z + 3 });
    for (let l = 190; l >= 8; l -= 26) across({ l, w: 0, z: z + 9 });
  }
}

/** The wires of one direction, cut off at the posts. */
function linkWires(pen: Pen, reach: number, height: number, pitch: number, isRising: boolean): void {
  for (let l = -height; l < reach; l += pitch) {
    const first = Math.max(0, isRising ? -l : l + height - reach);
    const last = Math.min(height, isRising ? reach - l : l + height);
    if (last - first < 4) continue;
    const at = (step: number) => iso(isRising ? l + step : l + height - step, 6, step + 6);
    pen.line([at(first), at(last)], { width: 5 });
    pen.line([at(first), at(last)], { color: isRising ? "#D4DEE2" : "#B7C5CC", width: 2.6 });
  }
}

export function chainLink(pen: Pen): void {
  const [reach, height, pitch] = [176, 132, 22];
  ground(pen, 0, reach, 0, 14);
  post(pen, reach, height + 22);
  linkWires(pen, reach, height, pitch, true);
  linkWires(pen, reach, height, pitch, false);
  for (const z of [6, height + 6]) pen.line([iso(0, 6, z), iso(reach, 6, z)], { width: 4 });
  post(pen, 0, height + 22);
}

/** An upright post. */
function post(pen: Pen, l: number, height: number): void {
  prism(pen, "z", circle(6, 16), 0, height, { material: zinc, isSmooth: true, at: { l, w: 6 } });
}

export function nails(pen: Pen): void {
  ground(pen, 0, 150, -6, 92);
  const nail = pen.stamp((part) => {
    bar(part, 0, 128, 6, 0, 7, { isCut: false });
    part.polygon([iso(128, -4, 7), iso(150, 0, 5), iso(128, 5, 5)], "#71808B");
    bar(part, -6, 0, 14, 0, 7, { isCut: true });
  });
  for (const [l, w, z] of [
    [8, 0, 0],
    [-6, 30, 0],
    [10, 60, 0],
    [-4, 90, 0],
    [14, 16, 13],
    [-8, 46, 13],
    [6, 76, 13],
  ] as const)
    nail({ l, w, z });
}

export function bolts(pen: Pen): void {
  ground(pen, 0, 116, -14, 74);
  const bolt = pen.stamp((part) => {
    bar(part, 0, 112, 14, 0, 26, { isCut: false });
    for (let l = 58; l < 112; l += 6) {
      const thread: Point[] = [];
      for (let degree = -45; degree <= 135; degree += 15)
        thread.push(iso(l, 14 * Math.cos((degree * Math.PI) / 180), 26 + 14 * Math.sin((degree * Math.PI) / 180)));
      part.line(thread, { width: 1.1 });
    }
    prism(part, "l", hexagon(28, 0, 26), -20, 0, { isCut: true });
  });
  bolt({ l: 0, w: 0, z: 0 });
  bolt({ l: -16, w: 66, z: 0 });
  const nut = pen.stamp((part) => {
    prism(part, "z", hexagon(27), 0, 22);
    part.polygon(
      circle(14, 24).map(([l, w]) => iso(l, w, 22)),
      "#3E4C57",
    );
  });
  nut({ l: -66, w: 46, z: 0 });
}

export function barbedWire(pen: Pen): void {
  const [radius, inner, length] = [74, 46, 74];
  ground(pen, 4, length, -34, 54);
  bar(pen, 0, length, radius, 0, radius, { inner, material: zinc });
  for (let l = 6; l < length; l += 9) {
    const points: Point[] = [];
    for (let degree = -45; degree <= 135; degree += 9)
      points.push(
        iso(l, radius * Math.cos((degree * Math.PI) / 180), radius + radius * Math.sin((degree * Math.PI) / 180)),
      );
    pen.line(points, { width: 1.3 });
  }
  const barb = pen.stamp((part) => {
    part.line(
      [
        [-6, -5],
        [6, 5],
      ],
      { width: 1.8 },
    );
    part.line(
      [
        [-5, 6],
        [5, -6],
      ],
      { width: 1.8 },
    );
  });
  const next = scatter(7);
  for (let degree = -30; degree <= 125; degree += 17) {
    for (let l = 10 + next() * 14; l < length; l += 26) {
      const angle = (degree * Math.PI) / 180;
      barb({ l, w: radius * Math.cos(angle), z: radius + radius * Math.sin(angle) });
    }
  }
}

export function electrodes(pen: Pen): void {
  ground(pen, 0, 170, 0, 90);
  box(pen, { l: 0, w: 0, z: 0 }, 170, 84, 34, paper);
  pen.polygon([iso(40, 14, 34), iso(40, 70, 34), iso(130, 70, 34), iso(130, 14, 34)], OXIDE_DEEP);
  for (const l of [60, 82, 104])
    pen.line([iso(l, 26, 34), iso(l, l === 104 ? 44 : 58, 34)], { color: "#F9E3D6", width: 3.4 });
  const rod = pen.stamp((part) => {
    bar(part, 0, 128, 5, 0, 5, { material: ash });
    bar(part, 128, 150, 3, 0, 5, {});
  });
  for (const w of [104, 118, 132]) rod({ l: w - 120, w, z: 0 });
}
