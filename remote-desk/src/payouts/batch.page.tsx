import { usePageTitle } from "@mandi/shared/browser/use-page-title";
import type { DeskPayoutBatch } from "@mandi/shared/contract/desk/payout";
import type { DeskAuditAnswer } from "@mandi/shared/contract/desk/people";
import { deskPayoutsPath } from "@mandi/shared/contract/page-paths";
import { formatMoment } from "@mandi/shared/format/dates";
import { formatPaise, formatRupees } from "@mandi/shared/format/rupees";
import { focusFirstInvalid } from "@mandi/shared/forms/focus-first-invalid";
import { RefusalNote } from "@mandi/shared/forms/parts/refusal-note";
import { payouts } from "@mandi/shared/messages/desk-payouts";
import { paiseFromRupees, sumPaise } from "@mandi/shared/money/paise";
import type { PageState } from "@mandi/shared/query/page-state";
import { Button } from "@mandi/shared/ui/controls/button";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { Note } from "@mandi/shared/ui/feedback/note";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { Panel, PanelPart } from "@mandi/shared/ui/layout/panel";
import { Download } from "lucide-react";
import { useRef } from "react";
import { deskLook } from "../common/desk-look";
import { DeskPage } from "../common/desk-page";
import styles from "../common/panel.module.css";
import { useSaveFile } from "../common/use-save-file";
import { ReasonField } from "../decide/reason-field";
import { WithRight } from "../rights/with-right";
import { TrailBlock } from "../trail/trail-block";
import { BatchPill } from "./batch-pill";
import { BatchQuestions } from "./batch-questions";
import { BatchRows } from "./batch-rows";
import parts from "./payouts.module.css";
import { useBatch, usePaidRows } from "./use-batch";

/** A batch: the bank's file, and what the bank has paid of it. */
export default function BatchPage() {
  const { id, state, trail, refetch } = useBatch();
  const batch = state.kind === "ready" ? state.data.data : null;
  usePageTitle(batch && payouts.batch(batch.id));
  return (
    <DeskPage>
      <PageHead
        crumbs={[{ label: payouts.title, to: deskPayoutsPath }, { label: payouts.batchOf(id) }]}
        title={payouts.batchOf(id)}
        status={batch ? <BatchPill rows={batch.rows} /> : null}
        facts={batch ? peopleOf(batch) : undefined}
      />
      <StatePlace state={state} skeleton={<Waiting />} look={deskLook}>
        {({ data }) => <Batch key={data.id} batch={data} trail={trail} onChanged={refetch} />}
      </StatePlace>
    </DeskPage>
  );
}

/** Who asked for the batch and who confirmed it, each with the time. */
function peopleOf({ asked_by, asked_at, made_by, made_at }: DeskPayoutBatch): string {
  const confirmed = payouts.madeBy(made_by, formatMoment(made_at));
  return asked_by && asked_at ? `${payouts.askedBy(asked_by, formatMoment(asked_at))} ${confirmed}` : confirmed;
}

interface BatchProps {
  readonly batch: DeskPayoutBatch;
  readonly trail: PageState<DeskAuditAnswer>;
  readonly onChanged: () => void;
}

function Batch({ batch, trail, onChanged }: BatchProps) {
  const marking = usePaidRows(batch, onChanged);
  const { save, busyPath } = useSaveFile();
  const filePath = `/desk/payout-batch/${batch.id}/file`;
  const risk = sumPaise(batch.rows.map(({ at_risk = 0 }) => paiseFromRupees(at_risk)));
  const setOff = sumPaise(
    batch.rows.flatMap(({ status, set_off = [] }) =>
      status === "dropped" ? [] : set_off.map(({ amount }) => paiseFromRupees(amount)),
    ),
  );
  const kept = batch.rows.filter(({ status }) => status !== "dropped").length;
  const page = useRef<HTMLDivElement>(null);

  const orShow = (isAsked: boolean): void => {
    if (!isAsked) focusFirstInvalid(page.current);
  };

  return (
    <div ref={page}>
      <Columns
        sideLabel={payouts.side}
        side={
          <Panel rule="act" isBare>
            <PanelPart>
              <p className={styles.subtle}>{kept === 0 ? payouts.dropped : payouts.chosen(kept)}</p>
              <p className={styles.sum}>{formatRupees(batch.amount, { decimals: 2 })}</p>
              {setOff > 0 ? <p>{payouts.setOffSum(formatPaise(setOff, { decimals: 2 }))}</p> : null}
              <p className={styles.subtle}>{savedWords(batch)}</p>
              {risk > 0 ? <Note tone="warn">{payouts.riskOpen(formatPaise(risk, { decimals: 2 }))}</Note> : null}
            </PanelPart>
            <PanelPart>
              {marking.open.length === 0 ? (
                <div className={styles.form}>
                  <RefusalNote text={marking.saving.refusal} />
                  {kept === 0 ? <Note>{payouts.allDropped}</Note> : <Note tone="ok">{payouts.allDone}</Note>}
                </div>
              ) : (
                <div className={styles.form}>
                  <Button
                    icon={Download}
                    isFull
                    isBusy={busyPath === filePath}
                    onClick={() => void save(`payout-batch-${batch.id}.csv`, filePath).then(onChanged)}
                  >
                    {payouts.save}
                  </Button>
                  <WithRight right="money">
                    <ReasonField {...marking.reason.field} isOtherTyped={marking.paid.length > 0} />
                    <RefusalNote text={marking.question === null ? marking.saving.refusal : null} />
                    <Button variant="primary" isFull onClick={() => orShow(marking.askPaid())}>
                      {payouts.markPaid(marking.paid.length)}
                    </Button>
                    <p className={styles.subtle}>{payouts.paidRules}</p>
                  </WithRight>
                </div>
              )}
            </PanelPart>
          </Panel>
        }
      >
        <BatchRows batch={batch} marking={marking} onDrop={(row) => orShow(marking.askDrop(row))} />
      </Columns>
      <div className={parts.batches}>
        <TrailBlock trail={trail} />
      </div>
      <BatchQuestions marking={marking} />
    </div>
  );
}

/** Whether the bank's file was saved: what the bank gets twice it pays twice. */
function savedWords({ saved = null, rows }: DeskPayoutBatch): string | null {
  if (saved !== null) return payouts.savedBy(saved.by, formatMoment(saved.at), saved.times);
  return rows.some(({ status }) => status === "agreed") ? payouts.notSaved : null;
}

function Waiting() {
  return (
    <LoadingPlace label={payouts.title}>
      <SkeletonBlock height={220} />
    </LoadingPlace>
  );
}
