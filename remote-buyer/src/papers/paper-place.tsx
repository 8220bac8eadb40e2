import { usePageTitle } from "@mandi/shared/browser/use-page-title";
import { useSavedPaper } from "@mandi/shared/browser/use-saved-paper";
import { papersPath } from "@mandi/shared/contract/page-paths";
import type { TradePaper } from "@mandi/shared/contract/trade-paper";
import { formatDay } from "@mandi/shared/format/dates";
import { joined } from "@mandi/shared/format/joined";
import { paperList } from "@mandi/shared/messages/paper-list";
import type { Query } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { PaperSheet } from "@mandi/shared/ui/paper/paper-sheet";
import { Undo2 } from "lucide-react";
import { useParams } from "react-router-dom";
import { DocumentPlace } from "../documents/document-place";
import { PaperActions } from "../documents/paper-actions";

const list = { to: papersPath, title: paperList.title };

interface PaperPlaceProps {
  readonly query: Query<[id: string], TradePaper>;
  readonly readPdf: (id: number) => Promise<Blob>;
}

/** A document whose key is in the address, with its crumbs and what can be done with it. */
export function PaperPlace({ query, readPdf }: PaperPlaceProps) {
  const { id = "" } = useParams();
  const state = useQuery(query, [id]);
  usePageTitle(state.kind === "ready" ? state.data.title : null);
  return (
    <Page>
      <DocumentPlace state={state} label={paperList.what} list={list}>
        {(paper) => (
          <>
            <PageHead
              crumbs={[{ label: paperList.title, to: papersPath }, { label: paper.number }]}
              title={paper.title}
              status={
                paper.is_void === 1 ? (
                  <Pill tone="bad" icon={Undo2}>
                    {paperList.void}
                  </Pill>
                ) : undefined
              }
              facts={joined(paper.issuer, formatDay(paper.date))}
              actions={<Actions paper={paper} readPdf={readPdf} />}
            />
            <PaperSheet paper={paper} />
          </>
        )}
      </DocumentPlace>
    </Page>
  );
}

interface ActionsProps extends Pick<PaperPlaceProps, "readPdf"> {
  readonly paper: TradePaper;
}

function Actions({ paper: { id, number, title, issuer }, readPdf }: ActionsProps) {
  const file = useSavedPaper(number, () => readPdf(id));
  return <PaperActions title={title} text={paperList.shared(title, issuer)} file={file} />;
}
