import { Pen, type Point } from "./pen";
import { HOLLOW, INK, NIGHT, OXIDE } from "./tones";

export const FRAME_WIDTH = 640;
export const FRAME_HEIGHT = 360;

export type Draw = (pen: Pen) => void;

/** Places a drawing so that it is `width` wide with its middle at (x, y); it may run over the frame's edge. */
export function put(pen: Pen, draw: Draw, x: number, y: number, width: number): void {
  const measure = new Pen();
  draw(measure);
  const [left, top, right, bottom] = measure.bounds();
  const scale = Number((width / (right - left)).toFixed(3));
  pen.group(x - (scale * (left + right)) / 2, y - (scale * (top + bottom)) / 2, scale, draw);
}

export function backdrop(pen: Pen, sky: string, floor?: { readonly color: string; readonly from: number }): void {
  pen.raw(`<path d="M0 0h${FRAME_WIDTH}v${FRAME_HEIGHT}H0z" fill="${sky}"/>`);
  if (floor !== undefined)
    pen.raw(`<path d="M0 ${floor.from}h${FRAME_WIDTH}v${FRAME_HEIGHT - floor.from}H0z" fill="${floor.color}"/>`);
}

/** A sheet of the price chart as wall: quiet grid and one line that ends in an oxide point. */
export function priceLine(
  pen: Pen,
  heights: readonly number[],
  area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  line = INK,
): void {
  for (let row = 0; row <= 4; row++) {
    const y = area.y + (area.height * row) / 4;
    pen.raw(`<path d="M${area.x} ${y}h${area.width}" stroke="${line}" stroke-opacity=".16" stroke-width="1.5"/>`);
  }
  const points: Point[] = heights.map((height, index) => [
    area.x + (area.width * index) / (heights.length - 1),
    area.y + area.height * (1 - height),
  ]);
  const last = points.at(-1);
  if (last === undefined) return;
  pen.raw(
    `<path d="M${points.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join("L")}L${last[0]} ${area.y + area.height}H${area.x}Z" fill="${line}" opacity=".08"/>`,
  );
  pen.line(points, { color: line, width: 4 });
  pen.raw(`<path d="M${last[0] - 9} ${last[1] - 9}h18v18h-18z" fill="${OXIDE}" stroke="#F4F3EE" stroke-width="3"/>`);
}

/** Sheds and chimneys of a works against the sky. */
export function works(pen: Pen, x: number, base: number, scale: number, color: string, hasSmoke = true): void {
  const shed = "M0 0v-46l34-20v20l34-20v20l34-20v20l34-20V0z";
  const chimneys = "M150 0v-118h16V0zM178 0v-96h13V0zM204 0v-60h58v60z";
  const smoke = hasSmoke
    ? '<path d="M158-122q-16-16 2-28t-4-30M185-100q-12-14 4-26t-2-24" fill="none" stroke-width="7" stroke-linecap="round" opacity=".45"/>'
    : "";
  pen.raw(
    `<g transform="translate(${x} ${base}) scale(${scale})" fill="${color}" stroke="${color}"><path d="${shed}${chimneys}" stroke-width="1"/>${smoke}</g>`,
  );
}

export function sun(pen: Pen, x: number, y: number, radius: number, color = OXIDE): void {
  pen.raw(`<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`);
}

export function hills(pen: Pen, base: number, color: string): void {
  pen.raw(`<path d="M0 ${base}v-34l78-46 66 40 92-72 104 84 70-40 96 52 134-60v76z" fill="${color}"/>`);
}

/** A tower crane, its hook at (x + 92, base - 96). */
export function crane(pen: Pen, x: number, base: number, scale: number, color = INK): void {
  const mast =
    "M0 0V-214M16 0V-214M0-20l16-24M16-20L0-44M0-68l16-24M16-68L0-92M0-116l16-24M16-116L0-140M0-164l16-24M16-164L0-188";
  const jib = "M-70-214H150M-58-226H138L8-262-58-226M8-262V-214M150-214v-6M92-214v118";
  pen.raw(
    `<g transform="translate(${x} ${base}) scale(${scale})" fill="none" stroke="${color}" stroke-width="3.4" stroke-linejoin="round"><path d="${mast}${jib}"/><path d="M-70-214h26v20h-26z" fill="${color}"/></g>`,
  );
}

/** A frame of columns and floors under construction. */
export function buildingFrame(pen: Pen, x: number, base: number, floors: number, bays: number, color: string): void {
  const [bay, storey] = [44, 40];
  for (let floor = 1; floor <= floors; floor++)
    pen.raw(`<path d="M${x - 6} ${base - floor * storey}h${bays * bay + 12}v8h-${bays * bay + 12}z" fill="${color}"/>`);
  for (let column = 0; column <= bays; column++) {
    pen.raw(`<path d="M${x + column * bay - 4} ${base}v-${floors * storey}h8v${floors * storey}z" fill="${color}"/>`);
    for (const shift of [-3, 0, 3])
      pen.line(
        [
          [x + column * bay + shift, base - floors * storey],
          [x + column * bay + shift, base - floors * storey - 22],
        ],
        { color, width: 1.6 },
      );
  }
}

export function pylon(pen: Pen, x: number, base: number, scale: number, color: string): void {
  pen.raw(
    `<g transform="translate(${x} ${base}) scale(${scale})" fill="none" stroke="${color}" stroke-width="3"><path d="M-30 0L-7-150 0-200 7-150 30 0M-24-40h48M-18-80h36M-12-120h24M-24-40L18-80M24-40L-18-80M-18-80L12-120M18-80L-12-120M-48-140H48L0-156zM-38-166h76L0-182z"/></g>`,
  );
}

export function rain(pen: Pen, color: string): void {
  let d = "";
  for (let row = 0; row < 9; row++)
    for (let column = 0; column < 16; column++) d += `M${column * 42 + (row % 2) * 21} ${row * 42 - 10}l-8 22`;
  pen.raw(`<path d="${d}" stroke="${color}" stroke-width="2" opacity=".5"/>`);
}

export function road(pen: Pen, top: number): void {
  pen.raw(
    `<path d="M0 ${top}h${FRAME_WIDTH}v${FRAME_HEIGHT - top}H0z" fill="${HOLLOW}"/><path d="M0 ${(top + FRAME_HEIGHT) / 2}h${FRAME_WIDTH}" stroke="#F4F3EE" stroke-width="5" stroke-dasharray="46 34" opacity=".7"/>`,
  );
}

export function sea(pen: Pen, top: number): void {
  pen.raw(`<path d="M0 ${top}h${FRAME_WIDTH}v${FRAME_HEIGHT - top}H0z" fill="#3F7092"/>`);
  for (let row = 0; row < 4; row++)
    pen.raw(
      `<path d="M${(row % 2) * 40} ${top + 20 + row * 24}q20-9 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0" fill="none" stroke="#8FB4CC" stroke-width="2" opacity=".6"/>`,
    );
}

/** Hot metal on its way: a ladle and the stream it pours. */
export function ladle(pen: Pen, x: number, y: number): void {
  pen.raw(
    `<g transform="translate(${x} ${y})"><path d="M-64-70H64L50 30q-4 16-20 16h-60q-16 0-20-16z" fill="#394854" stroke="${NIGHT}" stroke-width="3"/><path d="M-64-70H64l-2 14H-62z" fill="#EE9A68"/><path d="M-76-40h152" stroke="#71808B" stroke-width="8"/><path d="M0-140V-96M-70-40L0-98 70-40" fill="none" stroke="#96A3AC" stroke-width="6"/><path d="M62-62q34 8 36 58v104" fill="none" stroke="#D4622A" stroke-width="16"/><path d="M62-62q34 8 36 58v104" fill="none" stroke="#F5C39F" stroke-width="6"/><path d="M46 100h110l-10 36H56z" fill="#485560" stroke="${NIGHT}" stroke-width="3"/><path d="M46 100h110l-2 8H48z" fill="#EE9A68"/></g>`,
  );
}
