/** A term of a paper with its value. */
export interface SheetFact {
  readonly term: string;
  readonly value: string;
}

/** A paper laid out for A4: what each place of it says. */
export interface Sheet {
  /** `Tax invoice` */
  readonly title: string;
  readonly issuer: string;
  /** What the paper means, where it is not plain. */
  readonly remark: string | null;
  readonly facts: readonly SheetFact[];
  readonly parties: readonly { readonly label: string; readonly lines: readonly string[] }[];
  readonly table: {
    readonly heads: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
  /** The last one is the total. */
  readonly sums: readonly SheetFact[];
  readonly words: string;
  /** What the tax portal gave the paper; nothing while it is not registered. */
  readonly registration?: readonly SheetFact[];
  /** Whom each copy is for, a page for each; one without a mark by default. */
  readonly copies?: readonly string[];
  /** Whether the law wants it signed: it has the place for that. */
  readonly isSigned?: boolean;
  /** What the QR code says; null where the paper has none. */
  readonly code: string | null;
}
