import { figureWithin, wordsWithin } from "@mandi/shared/contract/desk/setting";
import { settings } from "@mandi/shared/messages/desk-settings";
import { settingChoices, wordOf } from "@mandi/shared/messages/desk-states";
import type { ActField, DeskAct } from "../acts/desk-act";
import { rangeWords, type SettingLine, shownWords } from "./setting-lines";

/** Changes a setting, or one row of its table, sending the value that was read. */
export function settingAct(line: SettingLine): DeskAct {
  const { setting, row, name, kind, value, standard } = line;
  const { key, version, needs_second } = setting;
  const isSwitch = kind === "switch";
  const verb = value === true ? settings.turnOff : settings.turnOn;
  return {
    key: `setting set ${key} ${row ?? ""}`,
    title: isSwitch ? verb : settings.change,
    question: `${name}?`,
    ...(needs_second ? { text: settings.secondText } : {}),
    right: "rules",
    path: "/desk/setting",
    fields: isSwitch ? [] : [fieldOf(line)],
    figures: [
      { term: settings.heads.value, value: shownWords(line, value) },
      { term: settings.heads.range, value: rangeWords(line) },
      { term: settings.standard, value: shownWords(line, standard) },
    ],
    fixed: { key, version, ...(row === null ? {} : { row }), ...(isSwitch ? { value: value !== true } : {}) },
  };
}

function fieldOf({ kind, minimum, maximum, decimals, choices, value }: SettingLine): ActField {
  const frame = { name: "value", label: settings.newValue, initial: String(value) };
  if (kind === "choice") {
    return {
      ...frame,
      kind,
      missing: settings.missing,
      choices: choices.map((one) => ({ value: one, label: wordOf(settingChoices, one) })),
    };
  }
  if (kind === "number") {
    const lowest = minimum ?? 0;
    const highest = maximum ?? 0;
    const message = settings.outside(String(lowest), String(highest));
    const schema = figureWithin(lowest, highest, message);
    return { ...frame, kind: decimals === 0 ? "whole" : "decimal", schema };
  }
  return { ...frame, kind: "text", schema: wordsWithin(decimals) };
}
