/** A point on the page, or of a section's profile. */
export type Point = readonly [number, number];

/** Where a thing lies in the drawing: along (to the upper right), across (to the lower right), up. */
export interface Place {
  readonly l: number;
  readonly w: number;
  readonly z: number;
}

const COS = Math.cos(Math.PI / 6);
const SIN = 0.5;
const LINE = "#22303B";

/** True isometric projection; the viewer sees the near end (-l), the right side (+w) and the top (+z). */
export function iso(l: number, w: number, z: number): Point {
  return [COS * l + COS * w, -SIN * l + SIN * w - z];
}

export function fixed(value: number): string {
  return String(Number(value.toFixed(1)));
}

export function pathOf(points: readonly Point[], isClosed = true): string {
  return `M${points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join("L")}${isClosed ? "Z" : ""}`;
}

export interface StrokeStyle {
  readonly color?: string;
  readonly width?: number;
  readonly dash?: string;
}

interface Extent {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Collects the marks of one picture and writes them as an SVG that needs no script, style or font. */
export class Pen {
  private marks: string[] = [];
  private readonly definitions: string[] = [];
  private usesHatch = false;
  private stampCount = 0;
  private measured: Extent = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

  polygon(points: readonly Point[], fill: string, stroke: StrokeStyle | "none" = {}): void {
    this.see(points);
    this.marks.push(`<path d="${pathOf(points)}" fill="${fill}"${strokeText(stroke)}/>`);
  }

  line(points: readonly Point[], stroke: StrokeStyle = {}): void {
    this.see(points);
    this.marks.push(`<path d="${pathOf(points, false)}" fill="none"${strokeText(stroke)}/>`);
  }

  /** The cut face of a section: oxide with a fine hatch, the one place where the drawings use the accent. */
  cut(points: readonly Point[], holes: readonly (readonly Point[])[] = []): void {
    this.usesHatch = true;
    this.see(points);
    const outline = [points, ...holes].map((ring) => pathOf(ring)).join("");
    this.marks.push(`<path d="${outline}" fill="url(#cut)" fill-rule="evenodd"${strokeText({})}/>`);
  }

  shadow(points: readonly Point[], opacity = 0.13): void {
    this.see(points);
    this.marks.push(`<path d="${pathOf(points)}" fill="${LINE}" opacity="${opacity}"/>`);
  }

  /** A dimension line with end ticks, as on a workshop drawing. */
  dimension(from: Point, to: Point, tick = 5): void {
    const dx = to[0] - from[0];
    const dy = to[1] - from[1];
    const length = Math.hypot(dx, dy);
    const nx = (-dy / length) * tick;
    const ny = (dx / length) * tick;
    this.see([from, to]);
    const ends = [from, to].map(([x, y]) =>
      pathOf(
        [
          [x - nx, y - ny],
          [x + nx, y + ny],
        ],
        false,
      ),
    );
    this.marks.push(
      `<path d="${pathOf([from, to], false)}${ends.join("")}" stroke="#7A8690" stroke-width="1.2" fill="none"/>`,
    );
  }

  circle(center: Point, radius: number, fill: string, stroke: StrokeStyle | "none" = {}): void {
    this.see([
      [center[0] - radius, center[1] - radius],
      [center[0] + radius, center[1] + radius],
    ]);
    this.marks.push(
      `<circle cx="${fixed(center[0])}" cy="${fixed(center[1])}" r="${fixed(radius)}" fill="${fill}"${strokeText(stroke)}/>`,
    );
  }

  raw(markup: string): void {
    this.marks.push(markup);
  }

  /** Draws once, places many times: an isometric copy is a plain shift, which keeps the files small. */
  stamp(draw: (pen: Pen) => void): (place: Place) => void {
    const outer = this.marks;
    const outerExtent = this.measured;
    this.marks = [];
    this.measured = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
    draw(this);
    const id = `s${this.stampCount++}`;
    this.definitions.push(`<g id="${id}">${this.marks.join("")}</g>`);
    const own = this.measured;
    this.marks = outer;
    this.measured = outerExtent;
    return ({ l, w, z }) => {
      const [x, y] = iso(l, w, z);
      this.see([
        [own.left + x, own.top + y],
        [own.right + x, own.bottom + y],
      ]);
      this.marks.push(`<use href="#${id}" x="${fixed(x)}" y="${fixed(y)}"/>`);
    };
  }

  /** Draws a part of a composition in its own coordinates, shifted and scaled on the page. */
  group(x: number, y: number, scale: number, draw: (pen: Pen) => void): void {
    const outer = this.marks;
    this.marks = [];
    draw(this);
    const inner = this.marks;
    this.marks = outer;
    this.marks.push(`<g transform="translate(${fixed(x)} ${fixed(y)}) scale(${scale})">${inner.join("")}</g>`);
  }

  /** What has been drawn so far, as left, top, right and bottom. */
  bounds(): readonly [number, number, number, number] {
    return [this.measured.left, this.measured.top, this.measured.right, this.measured.bottom];
  }

  /** The picture fitted into a frame, as the product art is. */
  fitted(title: string, width: number, height: number, margin: number): string {
    const { left, top, right, bottom } = this.measured;
    const scale = Math.min((width - 2 * margin) / (right - left), (height - 2 * margin) / (bottom - top));
    const x = width / 2 - (scale * (left + right)) / 2;
    const y = height / 2 - (scale * (top + bottom)) / 2;
    const body = `<g transform="translate(${fixed(x)} ${fixed(y)}) scale(${scale.toFixed(3)})">${this.marks.join("")}</g>`;
    return this.document(title, width, height, body);
  }

  /** The picture as composed, cropped by its frame. */
  framed(title: string, width: number, height: number): string {
    return this.document(title, width, height, this.marks.join(""));
  }

  private document(title: string, width: number, height: number, body: string): string {
    const hatch = this.usesHatch
      ? '<pattern id="cut" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0h5v5H0z" fill="#D4622A"/><path d="M.6 0v5" stroke="#A8430F" stroke-width="1.2"/></pattern>'
      : "";
    const definitions = hatch + this.definitions.join("");
    const defs = definitions === "" ? "" : `<defs>${definitions}</defs>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t"><title id="t">${title}</title>${defs}${body}</svg>\n`;
  }

  private see(points: readonly Point[]): void {
    for (const [x, y] of points) {
      this.measured.left = Math.min(this.measured.left, x);
      this.measured.right = Math.max(this.measured.right, x);
      this.measured.top = Math.min(this.measured.top, y);
      this.measured.bottom = Math.max(this.measured.bottom, y);
    }
  }
}

function strokeText(stroke: StrokeStyle | "none"): string {
  if (stroke === "none") return "";
  const dash = stroke.dash === undefined ? "" : ` stroke-dasharray="${stroke.dash}"`;
  return ` stroke="${stroke.color ?? LINE}" stroke-width="${stroke.width ?? 1.5}" stroke-linejoin="round" stroke-linecap="round"${dash}`;
}
