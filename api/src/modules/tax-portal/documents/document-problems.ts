import { portalText, type TextLimits } from "./portal-text";

/** A document from which a portal's form cannot be filled; the message tells the desk what is missing. */
export class UnfitPaper extends Error {
  override readonly name = "UnfitPaper";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join(" "));
    this.problems = problems;
  }
}

/** Fills the fields of a form and collects what does not fit, so that the desk reads everything at once. */
export class FormFiller {
  readonly #problems: string[] = [];

  /** A text cut to the length of its field. */
  text(what: string, value: string, limits: TextLimits): string {
    const filled = portalText(value, limits);
    if (filled.length < limits.least) {
      const isMissing = filled === "";
      this.#problems.push(
        isMissing ? `${what} is missing. Please enter it first.` : `${what} has fewer than ${limits.least} characters.`,
      );
    }
    return filled;
  }

  /** A value that must match a pattern. */
  match(what: string, value: string, pattern: RegExp): string {
    if (!pattern.test(value)) this.#problems.push(`${what} is missing or not right: "${value}".`);
    return value;
  }

  pincode(what: string, value: string): number {
    return Number(this.match(`The pincode of ${what}`, value, /^[1-9]\d{5}$/));
  }

  /** The GST code of a state. */
  state(what: string, code: string | null): string {
    return this.match(`The state of ${what}`, code ?? "", /^\d{2}$/);
  }

  refuse(problem: string): void {
    this.#problems.push(problem);
  }

  /** @throws UnfitPaper naming everything that did not fit */
  done(): void {
    if (this.#problems.length > 0) throw new UnfitPaper(this.#problems);
  }
}
