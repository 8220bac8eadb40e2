import { common } from "@mandi/shared/messages/common";
import { faq, site } from "@mandi/shared/messages/desk-site";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { PartPlace, PartWaiting } from "../common/part-place";
import { SiteEntries } from "./site-entries";
import { useFaq } from "./use-site";
import type { SectionProps } from "./use-site-address";

/** The editor's library loads with the first text that is opened. */
const OpenQuestion = latePart(
  async () => (await import(/* webpackChunkName: "article" */ "./open-question")).OpenQuestion,
  { failed: common.failedTitle, waiting: <PartWaiting label={site.waiting} /> },
);

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
          <OpenQuestion rows={answer.data} open={open} onSaved={leave} onChanged={() => void state.refetch()} />
        )
      }
    </PartPlace>
  );
}
