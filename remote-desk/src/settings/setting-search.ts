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

/** How a search finds a line: 0 by its name, 1 by something else that it shows, 2 by other words for it; null: it does not. */
export function rankOf(line: SettingLine, words: readonly string[]): 0 | 1 | 2 | null {
  const others = otherWords(line).join(" ").toLowerCase();
  const texts = [line.name.toLowerCase(), shownText(line), `${shownText(line)} ${others}`];
  const rank = texts.findIndex((text) => words.every((word) => has(text, word)));
  return rank === 0 || rank === 1 || rank === 2 ? rank : null;
}

/** A word of one or two letters is in almost every text: it has to begin a word. */
const has = (text: string, word: string): boolean =>
  word.length < 3 ? text.split(/[^a-z0-9]+/).some((one) => one.startsWith(word)) : text.includes(word);

/** Why a search found the lines of a section: by their names, by something else that they show, by other words for them; null without a search. */
export type Why = "name" | "shown" | "other" | null;

const whys = ["name", "shown", "other"] as const;

/** The lines that have every word of a search: by why they were found, then by group, in the order of the page. */
export function foundSections(lines: readonly SettingLine[], words: readonly string[]) {
  const inOrder = lines.toSorted((one, other) => placeOf(one) - placeOf(other));
  if (words.length === 0) return [{ why: null as Why, groups: groupsOf(inOrder) }];
  return whys
    .map((why, rank) => ({ why: why as Why, groups: groupsOf(inOrder.filter((line) => rankOf(line, words) === rank)) }))
    .filter(({ groups }) => groups.length > 0);
}

function groupsOf(lines: readonly SettingLine[]) {
  return groupKeys
    .map((key: GroupKey) => ({ key, lines: lines.filter((line) => groupOf(line) === key) }))
    .filter((group) => group.lines.length > 0);
}
