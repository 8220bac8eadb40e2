import { usePageTitle } from "@mandi/shared/browser/use-page-title";
import { deskBooksPath } from "@mandi/shared/contract/page-paths";
import { formatDay } from "@mandi/shared/format/dates";
import { joined } from "@mandi/shared/format/joined";
import { deskPaper } from "@mandi/shared/messages/desk-paper";
import { paperKinds, wordOf } from "@mandi/shared/messages/desk-states";
import { Button } from "@mandi/shared/ui/controls/button";
import { Pill, type PillProps } from "@mandi/shared/ui/data/status-pill";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { PaperSheet } from "@mandi/shared/ui/paper/paper-sheet";
import { Download, Printer } from "lucide-react";
import { deskLook } from "../common/desk-look";
import { DeskPage } from "../common/desk-page";
import { exact } from "../common/exact";
import { useSaveFile } from "../common/use-save-file";
import { TrailBlock } from "../trail/trail-block";
import type { DeskPaper } from "./paper.api";
import styles from "./paper.module.css";
import { PaperEvents, RelatedPapers } from "./paper-history";
import { PaperMoney } from "./paper-money";
import { PaperPanel } from "./paper-panel";
import { PaperEwayBills, Registration } from "./paper-portal";
import { usePaper } from "./use-paper";

/** An issued document as its parties have it, and what became of it. */
export default function PaperPage() {
  const { state, paper, trail, refetch } = usePaper();
  usePageTitle(paper ? paper.title : null);
  return (
    <DeskPage>
      <PageHead
        crumbs={[
          { label: deskPaper.list, to: `${deskBooksPath}?section=papers` },
          { label: paper?.number ?? deskPaper.what },
        ]}
        title={paper ? paper.title : deskPaper.what}
        status={paper ? <State paper={paper} /> : null}
        facts={paper ? factsOf(paper) : undefined}
        actions={paper ? <Actions paper={paper} /> : undefined}
      />
      <StatePlace state={state} skeleton={<Waiting />} look={deskLook}>
        {({ data }) => (
          <Columns
            isSideFirst
            sideLabel={deskPaper.acts}
            side={
              <div data-print="hide">
                <PaperPanel paper={data} onChanged={refetch} />
              </div>
            }
          >
            <div className={styles.sheet}>
              <PaperSheet paper={data} />
            </div>
            <div className={styles.since} data-print="hide">
              {data.money === null ? null : <PaperMoney money={data.money} />}
              {data.related.length === 0 ? null : <RelatedPapers rows={data.related} />}
              {data.e_invoice === null ? null : <Registration of={data.e_invoice} />}
              {data.eway_bills.length === 0 ? null : <PaperEwayBills rows={data.eway_bills} />}
              <PaperEvents paper={data} />
              <TrailBlock trail={trail} />
            </div>
          </Columns>
        )}
      </StatePlace>
    </DeskPage>
  );
}

const tones: Readonly<Record<string, PillProps["tone"]>> = {
  void: "bad",
  cancelled: "bad",
  overdue: "bad",
  due: "wait",
  paid: "ok",
};

function State({ paper: { state } }: { readonly paper: DeskPaper }) {
  return <Pill tone={tones[state] ?? "plain"}>{wordOf(deskPaper.states, state)}</Pill>;
}

const factsOf = ({ kind, date, amount, party }: DeskPaper): string =>
  joined(wordOf(paperKinds, kind), formatDay(date), party, exact(amount));

function Actions({ paper: { id, number } }: { readonly paper: DeskPaper }) {
  const { save, busyPath } = useSaveFile();
  return (
    <>
      <Button icon={Printer} onClick={() => window.print()}>
        {deskPaper.print}
      </Button>
      <Button
        icon={Download}
        isBusy={busyPath !== null}
        onClick={() => void save(`${number}.pdf`, `/desk/paper/${id}/pdf`)}
      >
        {deskPaper.download}
      </Button>
    </>
  );
}

function Waiting() {
  return (
    <LoadingPlace label={deskPaper.what}>
      <SkeletonBlock height={480} />
    </LoadingPlace>
  );
}
