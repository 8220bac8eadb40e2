/** Words of banks and of most firms, which tell nobody apart. */
const common: ReadonlySet<string> = new Set(
  `neft rtgs imps upi cash cheque payment transfer inward credit from bank india payer steel steels traders trading
   enterprise enterprises industries private limited company corporation infra projects sales`
    .trim()
    .split(/\s+/),
);

const wordsAtMost = 6;

/** Words in the text of a statement's line that may be of its payer's name, such as `vidarbha`. */
export function payerWordsIn(text: string): readonly string[] {
  const words = text.toLowerCase().match(/(?<![a-z0-9])[a-z]{4,}(?![a-z0-9])/g) ?? [];
  return [...new Set(words.filter((word) => !common.has(word)))].slice(0, wordsAtMost);
}
