import { useState } from "react";
import { documents } from "../../messages/papers";
import { Chip, ChipGroup } from "../controls/chip";
import styles from "./copy-choice.module.css";

/** Chooses which copy of a document is printed, where the law requires several (rules 48 and 55 of the CGST rules). */
export function CopyChoice({ marks }: { readonly marks: readonly string[] }) {
  const [chosen, setChosen] = useState(marks[0]);
  return (
    <div className={styles.copies}>
      <div data-print="hide">
        <ChipGroup label={documents.copy}>
          {marks.map((mark) => (
            <Chip key={mark} isChosen={mark === chosen} onToggle={() => setChosen(mark)}>
              {mark}
            </Chip>
          ))}
        </ChipGroup>
        <p className={styles.hint}>{documents.copyHint}</p>
      </div>
      <p className={styles.mark}>{chosen}</p>
    </div>
  );
}
