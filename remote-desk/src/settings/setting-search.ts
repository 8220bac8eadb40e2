import { settingOtherWords } from "@mandi/shared/messages/desk-setting-words";
import { settings } from "@mandi/shared/messages/desk-settings";
import { type GroupKey, groupKeys, groupOf, placeOf } from "./setting-groups";
import type { SettingLine } from "./setting-lines";

/** The words of a search; a plural also finds the singular. */
export const searchedWords = (search: string): readonly string[] =>
  search
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/s$/, "") : word));

/** What the line itself shows of a setting: its name, which says what it means, its unit, its group; and the key that commands use. */
const shownText = (line: SettingLine): string =>
  [
    line.name,
    settings.groups[groupOf(line)],
    line.setting.unit,
    line.setting.key,
    line.setting.needs_second ? settings.second : "",
  ]
    .join(" ")
    .toLowerCase();

/** The other words for a setting that a search met; empty where what the line shows has every word. */
export function metOtherWords(line: SettingLine, words: readonly string[]): readonly string[] {
  const left = words.filter((word) => !has(shownText(line), word));
  return otherWords(line).filter((other) => left.some((word) => has(other.toLowerCase(), word)));
}

const otherWords = ({ setting: { key } }: SettingLine): readonly string[] => settingOtherWords[key]?.split(", ") ?? [];

function isFound(line: SettingLine, words: readonly string[]): boolean {
  const text = `${shownText(line)} ${otherWords(line).join(" ").toLowerCase()}`;
  return words.every((word) => has(text, word));
}

/** A word of one or two letters is in almost every text: it has to begin a word. */
const has = (text: string, word: string): boolean =>
  word.length < 3 ? text.split(/[^a-z0-9]+/).some((one) => one.startsWith(word)) : text.includes(word);

/** The lines that have every word of a search, by group and in its order. */
export function foundGroups(lines: readonly SettingLine[], words: readonly string[]) {
  const found = lines.filter((line) => isFound(line, words)).toSorted((one, other) => placeOf(one) - placeOf(other));
  return groupKeys
    .map((key: GroupKey) => ({ key, lines: found.filter((line) => groupOf(line) === key) }))
    .filter((group) => group.lines.length > 0);
}
