import { transfer } from "@mandi/shared/messages/buyer-money";
import { IconButton } from "@mandi/shared/ui/controls/icon-button";
import { InlineStatus } from "@mandi/shared/ui/feedback/inline-status";
import { Check, Copy } from "lucide-react";
import { useState } from "react";
import styles from "./copied-facts.module.css";

export interface CopiedFact {
  readonly term: string;
  readonly value: string;
  /** The copied text, where it is written differently from the shown one. */
  readonly copy?: string;
  readonly note?: string;
}

/** Facts to be entered elsewhere, each with a copy button. */
export function CopiedFacts({ facts }: { readonly facts: readonly CopiedFact[] }) {
  const [copied, setCopied] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  async function copy({ term, value, copy: text = value }: CopiedFact): Promise<void> {
    const isDone = await window.navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setCopied(isDone ? term : null);
    setHasFailed(!isDone);
  }

  return (
    <>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.term} className={styles.row}>
            <dt className={styles.term}>{fact.term}</dt>
            <dd className={styles.value}>
              {fact.value}
              {fact.note === undefined ? null : <span className={styles.note}>{fact.note}</span>}
            </dd>
            <dd className={styles.action}>
              <IconButton
                icon={copied === fact.term ? Check : Copy}
                label={copyLabel(fact.term)}
                onClick={() => copy(fact)}
              />
            </dd>
          </div>
        ))}
      </dl>
      <InlineStatus isHidden>{copied === null ? null : transfer.copied(copied)}</InlineStatus>
      <InlineStatus tone="bad">{hasFailed ? transfer.notCopied : null}</InlineStatus>
    </>
  );
}

/** An abbreviation keeps its capitals inside a sentence. */
function copyLabel(term: string): string {
  return /^[A-Z]{2}/.test(term) ? transfer.copyKept(term) : transfer.copy(term);
}
