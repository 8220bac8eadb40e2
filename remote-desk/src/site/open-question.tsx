import type { DeskQuestion } from "@mandi/shared/contract/desk/site-entry";
import { FaqForm } from "./faq-form";
import { OpenEntry } from "./open-entry";
import { versionedQuestion } from "./versioned";

export interface OpenQuestionProps {
  readonly rows: readonly DeskQuestion[];
  /** The key in the address; empty for a new one. */
  readonly open: string;
  readonly onSaved: () => void;
  readonly onChanged: () => void;
}

/** The question of the address, with the editor and its versions. */
export function OpenQuestion({ rows, open, onSaved, onChanged }: OpenQuestionProps) {
  return (
    <OpenEntry kind="faq" rows={rows} open={open} versionedOf={versionedQuestion} onChanged={onChanged}>
      {(question) => <FaqForm key={question?.version} question={question} onSaved={onSaved} />}
    </OpenEntry>
  );
}
