/** What identifies a person, other than the account's key: two accounts that share a mark may be one person. */
export interface IdentityMark {
  readonly userId: number;
  readonly kind: "phone" | "PAN" | "company";
  readonly text: string;
}

const readable = {
  phone: (text: string) => /^[1-9]\d{9}$/.exec(text)?.[0],
  // A GSTIN carries the PAN of its owner after the two digits of the state.
  PAN: (text: string) =>
    /^(?:\d{2})?([A-Z]{5}\d{4}[A-Z])(?:[0-9A-Z]{3})?$/.exec(text.replaceAll(/\s/gu, "").toUpperCase())?.[1],
  // Shorter ones are what people without a company type.
  company: (text: string) => /^.{4,}$/u.exec(text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ""))?.[0],
} as const;

/** The marks in a comparable form; what is not a phone, PAN or company name is left out. */
function comparable(marks: readonly IdentityMark[]): ReadonlySet<string> {
  return new Set(
    marks.flatMap(({ kind, text }) => {
      const plain = readable[kind](text);
      return plain === undefined ? [] : `${kind} ${plain}`;
    }),
  );
}

/** The kind of mark that two people share; undefined when there is none. */
export function commonMark(
  one: readonly IdentityMark[],
  other: readonly IdentityMark[],
): IdentityMark["kind"] | undefined {
  const ofOther = comparable(other);
  const shared = [...comparable(one)].filter((mark) => ofOther.has(mark));
  return (["phone", "PAN", "company"] as const).find((kind) => shared.some((mark) => mark.startsWith(`${kind} `)));
}
