const valueIn = /\{([a-z]+)\}/g;
const inBraces = /\{([^{}]*)\}/g;

/** The names of the values that a text is filled with, `number` for `{number}`, each once. */
export function valuesIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(valueIn)].map(([, name = ""]) => name))];
}

/** Fills `{name}` in a text; a name without a value stays, so that a mistake is noticed. */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(valueIn, (whole, name: string) => values[name] ?? whole);
}

/** What is wrong with a reworded text, by the one that it replaces: it has the same values in braces, and no others. */
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
