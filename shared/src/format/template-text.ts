const valueIn = /\{([a-z]+)\}/g;
const inBraces = /\{([^{}]*)\}/g;

/** The placeholders of a text, `number` for `{number}`, each once. */
export function valuesIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(valueIn)].map(([, name = ""]) => name))];
}

/** Fills `{name}` in a text; a placeholder without a value stays, so that the mistake is noticed. */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(valueIn, (whole, name: string) => values[name] ?? whole);
}

/** The problem with a reworded text: it must have the same placeholders as the one it replaces, and no others. */
export function templateProblem(text: string, standard: string): string | null {
  const known = valuesIn(standard);
  const named = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(", ");
  for (const [whole, name = ""] of text.matchAll(inBraces)) {
    if (known.includes(name)) continue;
    const left = known.length === 0 ? "This message has no values in braces" : `This message has: ${named(known)}`;
    return `There is no value ${whole}. ${left}.`;
  }
  if (/[{}]/.test(text.replace(inBraces, ""))) return "A brace is not closed. Values are written as {number}.";
  const missing = known.filter((name) => !valuesIn(text).includes(name));
  return missing.length === 0 ? null : `Please keep ${named(missing)}: the message is filled with it.`;
}
