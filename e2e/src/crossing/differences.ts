import { type Look, lookedAt } from "./look";

/** More differences than this per page add no information. */
const most = 6;

/** The differences between a page and a fresh load of it, one per line. */
export function differencesOf(expected: Look, got: Look): string[] {
  const found = [
    ...factDifferences(expected, got),
    ...textDifferences(expected, got),
    ...elementDifferences(expected, got),
  ];
  return found.length <= most ? found : [...found.slice(0, most), `and ${found.length - most} more`];
}

function line(what: string, property: string, expected: string, got: string): string {
  return `${what}: ${property}: expected ${expected || "nothing"}, got ${got || "nothing"}`;
}

function factDifferences(expected: Look, got: Look): string[] {
  const [before, after] = [new Map(expected.facts), new Map(got.facts)];
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names]
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => line("document", name, before.get(name) ?? "", after.get(name) ?? ""));
}

function textDifferences(expected: Look, got: Look): string[] {
  const at = expected.text.findIndex((words, place) => got.text[place] !== words);
  if (at < 0 && expected.text.length === got.text.length) return [];
  const from = at < 0 ? expected.text.length : at;
  const part = ({ text }: Look) =>
    JSON.stringify(
      text
        .slice(from, from + 3)
        .join(" ")
        .slice(0, 120),
    );
  return [line("text", `words from number ${from + 1} of ${expected.text.length}`, part(expected), part(got))];
}

function elementDifferences(expected: Look, got: Look): string[] {
  const found: string[] = [];
  for (const [at, [place, values]] of expected.elements.entries()) {
    const [otherPlace, others] = got.elements[at] ?? ["", []];
    // From here on one list is shifted against the other, so its values cannot be compared.
    if (otherPlace !== place) return [...found, line("element", `number ${at + 1}`, place, otherPlace)];
    for (const [number, value] of values.entries())
      if (others[number] !== value) found.push(line(place, lookedAt[number] ?? "", value, others[number] ?? ""));
  }
  const extra = got.elements[expected.elements.length]?.[0];
  return extra === undefined ? found : [...found, line("element", `number ${expected.elements.length + 1}`, "", extra)];
}
