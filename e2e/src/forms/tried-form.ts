import type { Locator, Page } from "playwright-core";
import type { PersonName } from "../harness/people";

/** The label of a field, whole or by its beginning. */
export type Label = string | RegExp;

/** A form of the product as a person fills it in: what they type last, and what their press on the button has to do. */
export interface TriedForm {
  /** The file it is written in, from the project's root: the list has to name every one. */
  readonly file: string;
  /** Distinguishes the forms that one file shows to several people. */
  readonly what: string;
  readonly as: PersonName | null;
  /** Opens it and fills in what its button needs. The field that is tried is left out: one that was left earlier already warns while it is typed. */
  readonly open: (page: Page, tried: Label | null) => Promise<void>;
  /** Fields that are tried, each with a text that brings up a message when the field is left. */
  readonly doubtful: readonly (readonly [field: Label, text: string])[];
  /** Fields for figures, tried with everything that is not a clear figure. */
  readonly figures?: readonly Label[];
  /** The file that those fields are written in, when it is another one. */
  readonly figuresIn?: string;
  readonly button: (page: Page) => Locator;
  /** The end of the call that the press makes; without it the form refuses the doubtful text in words. */
  readonly sends?: string;
}

/** A button by its words, in the open dialog or else on the page. */
export function pressing(name: string | RegExp): (page: Page) => Locator {
  return (page) => page.locator('[role="dialog"], main').last().getByRole("button", { name }).first();
}

/** A field by its label, in the open dialog or else on the page. */
export function fieldOf(page: Page, label: Label): Locator {
  return page
    .locator('[role="dialog"], main')
    .last()
    .getByLabel(label, { exact: typeof label === "string" })
    .first();
}

/** Fills in fields by the beginning of their labels, but for the one that is tried. */
export async function fill(page: Page, tried: Label | null, entries: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(entries)) {
    const isTried = typeof tried === "string" ? tried === label : tried?.test(label) === true;
    if (!isTried) await fieldOf(page, new RegExp(`^${label}`)).fill(text);
  }
}
