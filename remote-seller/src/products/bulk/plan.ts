/** What one change of a plan came to. */
export type Outcome =
  | { readonly kind: "changed" }
  | { readonly kind: "unchanged" }
  /** Nothing was sent for these rows, or the server refused them. */
  | { readonly kind: "problems"; readonly problems: readonly RowProblem[] };

/** A product that a plan changes. */
export interface PlannedChange {
  readonly key: string;
  readonly product: string;
  readonly before: string;
  readonly after: string;
  /** Line of the file it comes from; null when it comes from none. */
  readonly line: number | null;
  readonly run: () => Promise<Outcome>;
}

/** A row that is left out, and why. */
export interface RowProblem {
  readonly line: number | null;
  readonly product: string;
  readonly reason: string;
}

/** Changes to many products, to look at before anything is sent. */
export interface Plan {
  readonly changes: readonly PlannedChange[];
  readonly problems: readonly RowProblem[];
}
