import type { Pen } from "./pen";

/** One picture: its file name without ending, its alternative text and how to draw it. */
export interface Picture {
  readonly name: string;
  readonly title: string;
  readonly draw: (pen: Pen) => void;
}
