import { type FigureFault, readFigure } from "../money/typed-figure";
import { formatGrouped } from "./rupees";

/** The figures that a field accepts. */
export interface FigureRule {
  readonly decimals: 0 | 1 | 2 | 3;
  /** Message for an empty field; without it the field may stay empty. */
  readonly missing?: string;
  /** Message for a figure with more decimals than the field accepts. */
  readonly tooFine?: string;
  readonly min?: number;
  /** Message for a figure below `min`; by default `missing`. */
  readonly tooLow?: string;
  readonly max?: number;
  readonly tooHigh?: string;
}

const countWords = ["", "one decimal", "two decimals", "three decimals"] as const;

function faultText(fault: FigureFault, decimals: FigureRule["decimals"]): string {
  switch (fault) {
    case "not-a-figure":
      return decimals === 0 ? "Please use digits only, such as 1,250." : "Please use digits only, such as 1,250.50.";
    case "negative":
      return "Please enter a figure without a minus sign.";
    case "exponent":
      return "Please write the figure out in digits, without e.";
    case "comma":
      return decimals === 0
        ? "Please check the comma. Thousands are written 20,500."
        : "Please check the comma. Thousands are written 20,500 and fractions 20.5.";
    case "decimals":
      return decimals === 0
        ? "Please enter a whole number, without decimals."
        : `Please use at most ${countWords[decimals]}.`;
  }
}

/**
 * The message for a typed figure, to show at its field; null when the figure can be used. Every numeric field uses
 * this.
 */
export function figureProblem(text: string, rule: FigureRule): string | null {
  const read = readFigure(text, rule.decimals);
  if (read.kind === "empty") return rule.missing ?? null;
  if (read.kind === "faulty" && read.fault === "decimals" && rule.tooFine !== undefined) return rule.tooFine;
  if (read.kind === "faulty") return faultText(read.fault, rule.decimals);
  const figure = Number(read.plain);
  if (rule.min !== undefined && figure < rule.min) {
    return rule.tooLow ?? rule.missing ?? `Please enter at least ${formatGrouped(rule.min, "auto")}.`;
  }
  if (figure > (rule.max ?? Number.MAX_SAFE_INTEGER)) {
    return rule.tooHigh ?? `Please enter at most ${formatGrouped(rule.max ?? Number.MAX_SAFE_INTEGER, "auto")}.`;
  }
  return null;
}
