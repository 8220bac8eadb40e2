/** A term of a document with its value. */
export interface SheetFact {
  readonly term: string;
  readonly value: string;
}

/** A document laid out for A4: the content of each part. */
export interface Sheet {
  /** `Tax invoice` */
  readonly title: string;
  readonly issuer: string;
  /** What the document is for, where that is not obvious. */
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
  /** The tax portal's registration; empty while there is none. */
  readonly registration?: readonly SheetFact[];
  /** The marks of the copies, a page for each; by default one page without a mark. */
  readonly copies?: readonly string[];
  /** Whether the law requires a signature, for which there is then a place. */
  readonly isSigned?: boolean;
  /** The content of the QR code; null where the document has none. */
  readonly code: string | null;
  /** What stands below the code. */
  readonly codeNote?: string;
}
