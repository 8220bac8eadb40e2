import { faq } from "@mandi/shared/messages/desk-site";
import { lazy } from "react";
import { PartPlace } from "../common/part-place";
import { OpenEntry } from "./open-entry";
import { SiteEntries } from "./site-entries";
import { useFaq } from "./use-site";
import type { SectionProps } from "./use-site-address";
import { versionedQuestion } from "./versioned";

// The editor's library comes with the first text that is opened.
const FaqForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "article" */ "./faq-form")).FaqForm,
}));

/** The questions that visitors read: all of them, or the one of the address. */
export function FaqSection({ address }: SectionProps) {
  const { open, pathOf, leave } = address;
  const state = useFaq();
  return (
    <PartPlace label={faq.list} state={state}>
      {(answer) =>
        open === null ? (
          <SiteEntries
            kind="faq"
            label={faq.list}
            head={faq.question}
            emptyText={faq.none}
            addText={faq.add}
            answer={answer}
            nameOf={({ title }) => title}
            hrefOf={(row) => pathOf("faq", row === null ? "" : String(row.id))}
            onChanged={() => void state.refetch()}
          />
        ) : (
          <OpenEntry
            kind="faq"
            rows={answer.data}
            open={open}
            versionedOf={versionedQuestion}
            onChanged={() => void state.refetch()}
          >
            {(question) => <FaqForm key={question?.version} question={question} onSaved={leave} />}
          </OpenEntry>
        )
      }
    </PartPlace>
  );
}
