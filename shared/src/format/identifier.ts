/**
 * The result of checking an identifier. `invalid` cannot be what it claims to be (wrong length or letters) and stops a form;
 * `doubtful` is well-formed but fails a check that real documents sometimes fail too, so it warns and lets the user continue.
 */
export type IdentifierCheck<Details = Record<never, never>> =
  | ({ readonly kind: "valid"; readonly value: string } & Details)
  | ({ readonly kind: "doubtful"; readonly value: string; readonly warning: string } & Details)
  | { readonly kind: "invalid"; readonly value: string; readonly reason: string };
