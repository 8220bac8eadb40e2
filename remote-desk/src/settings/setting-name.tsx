import { settings as messages } from "@mandi/shared/messages/desk-settings";
import { Highlight } from "@mandi/shared/ui/data/highlight";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import type { SettingLine } from "./setting-lines";
import { metOtherWords } from "./setting-search";
import styles from "./settings.module.css";

interface SettingNameProps {
  readonly line: SettingLine;
  /** Of the search. */
  readonly words: readonly string[];
}

/** What a setting means, with the words of the search marked, and other words for it by which it was found. */
export function SettingName({ line, words }: SettingNameProps) {
  const met = metOtherWords(line, words);
  return (
    <>
      <Highlight name={line.name} words={words} />{" "}
      {line.setting.needs_second ? <Pill tone="plain">{messages.second}</Pill> : null}
      {met.length === 0 ? null : (
        <span className={styles.other}>
          <Highlight name={messages.otherWords(met.join(", "))} words={words} />
        </span>
      )}
    </>
  );
}
