/** Colours of a sheet: always those of the light theme, whatever its reader's phone prefers. */
export const sheetColours = {
  paper: "#FBFAF7",
  ink: "#15212B",
  muted: "#48545E",
  subtle: "#5D6871",
  hairline: "#DCD8CC",
  accent: "#B5400F",
  tint: "#F8E4D7",
  plate: "#FFFFFF",
} as const;

export interface WrittenText {
  readonly x: number;
  /** The baseline of the text. */
  readonly y: number;
  readonly size: number;
  readonly weight?: 420 | 540 | 620;
  readonly colour?: string;
  readonly align?: "left" | "right";
  /** Longer texts are set narrower until they fit. */
  readonly width?: number;
}

/** Writes and draws on a canvas in the units of the drawing. */
export class SheetPen {
  readonly #context: CanvasRenderingContext2D;
  readonly #family: string;

  constructor(context: CanvasRenderingContext2D, family: string) {
    this.#context = context;
    this.#family = family;
  }

  text(
    text: string,
    { x, y, size, weight = 420, colour = sheetColours.ink, align = "left", width }: WrittenText,
  ): void {
    this.#context.font = `${weight} ${size}px ${this.#family}`;
    this.#context.fillStyle = colour;
    this.#context.textAlign = align;
    this.#context.fillText(text, x, y, width);
  }

  box(x: number, y: number, width: number, height: number, colour: string): void {
    this.#context.fillStyle = colour;
    this.#context.fillRect(x, y, width, height);
  }

  /** A path of an SVG, in units of `scale`. */
  path(path: string, at: { readonly x: number; readonly y: number; readonly scale: number }, stroke?: number): void {
    this.#context.save();
    this.#context.translate(at.x, at.y);
    this.#context.scale(at.scale, at.scale);
    if (stroke === undefined) this.#context.fill(new Path2D(path));
    else {
      this.#context.lineWidth = stroke;
      this.#context.miterLimit = 8;
      this.#context.stroke(new Path2D(path));
    }
    this.#context.restore();
  }

  colour(colour: string): void {
    this.#context.fillStyle = colour;
    this.#context.strokeStyle = colour;
  }

  picture(picture: CanvasImageSource, x: number, y: number, width: number, height: number): void {
    this.#context.drawImage(picture, x, y, width, height);
  }

  /** Breaks a text into lines of at most this width. */
  lines(text: string, size: number, width: number): readonly string[] {
    this.#context.font = `420 ${size}px ${this.#family}`;
    const lines: string[] = [];
    for (const word of text.split(" ")) {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last !== undefined && this.#context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }
}
