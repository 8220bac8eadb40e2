import type { Locator, Page } from "playwright-core";
import type { PersonName } from "../harness/people";

/** The label of a field, whole or by its beginning. */
export type Label = string | RegExp;

/** A form of the product as a person fills it in: what they type last, and what clicking the button has to do. */
export interface TriedForm {
  /** Its source file, from the project's root: the list has to contain every one. */
  readonly file: string;
  /** Distinguishes forms in the same file that different people see. */
  readonly what: string;
  readonly as: PersonName | null;
  /**
   * Opens it and fills in what its button requires, except the tested field: a field that was left before already warns
   * while typing.
   */
  readonly open: (page: Page, tried: Label | null) => Promise<void>;
  /** Tested fields, each with a text that shows a message when the field is left. */
  readonly doubtful: readonly (readonly [field: Label, text: string])[];
  /** Fields for figures, tested with every kind of unclear figure. */
  readonly figures?: readonly Label[];
  /** The source file of those fields, if it is another one. */
  readonly figuresIn?: string;
  readonly button: (page: Page) => Locator;
  /** The end of the address called by the click; without it the form refuses the doubtful text with a message. */
  readonly sends?: string;
}

/** A button by its label, in the open dialog or else on the page. */
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

/** Fills in fields by the beginning of their labels, except the tested one. */
export async function fill(page: Page, tried: Label | null, entries: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(entries)) {
    const isTried = typeof tried === "string" ? tried === label : tried?.test(label) === true;
    if (!isTried) await fieldOf(page, new RegExp(`^${label}`)).fill(text);
  }
}
