import { formatMoment } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { RefusalNote } from "@mandi/shared/forms/parts/refusal-note";
import { desk } from "@mandi/shared/messages/desk";
import { quotation as messages } from "@mandi/shared/messages/desk-marking";
import { Button } from "@mandi/shared/ui/controls/button";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Panel, PanelPart } from "@mandi/shared/ui/layout/panel";
import { Users } from "lucide-react";
import { useState } from "react";
import { LateWaiting } from "../acts/late-waiting";
import styles from "../common/panel.module.css";
import { ReasonField } from "../decide/reason-field";
import { WithRight } from "../rights/with-right";
import { LastAct } from "../trail/last-act";
import { markWords } from "./mark-words";
import { markedLines } from "./marked-lines";
import { MarkingDialogs } from "./marking-dialogs";
import { OpenOwnTerms } from "./open-own-terms";
import { differenceWords, lowestOf, sellerOf } from "./pairs";
import type { MarkingBoard, Pair } from "./quotation.api";
import type { Marking } from "./use-marking";
import { isPaidFor, type WhyNot } from "./why-not";

export interface MarkingPanelProps {
  readonly data: MarkingBoard;
  readonly pair: Pair | undefined;
  /** Why this choice cannot be marked; null where it can. */
  readonly why: WhyNot | null;
  readonly marking: Marking;
  /** The board's own button is in a bar, not here. */
  readonly hasBar: boolean;
  readonly onChanged: () => void;
}

/** Whether the desk may still choose a pair. */
export const canMark = ({ status }: MarkingBoard["quotation"]): boolean =>
  status === "pending" || status === "Seller Marked";

/** The chosen pair's price, and the possible acts; after a marking, what was marked. */
export function MarkingPanel(props: MarkingPanelProps) {
  const { data, pair, marking, onChanged } = props;
  const { quotation } = data;
  const trouble = marking.question === null ? (marking.changed ?? marking.saving.refusal) : null;
  const canDecide = canMark(quotation);
  const [isOwn, setIsOwn] = useState(false);
  return (
    <Panel rule="act" isBare>
      {quotation.marking === null ? null : (
        <PanelPart>
          <Note tone="ok">
            {messages.marked(sellerOf(data, quotation.marking.seller_id), validOf(quotation.marking))}
          </Note>
          <DefinitionList items={markedLines(quotation, quotation.marking)} />
        </PanelPart>
      )}
      {data.board.approval_id ? (
        <PanelPart className={styles.form}>
          <LateWaiting approvalIds={[data.board.approval_id]} />
        </PanelPart>
      ) : null}
      {pair === undefined ? null : (
        <PanelPart>
          <p className={styles.subtle}>{messages.landed}</p>
          <p className={styles.sum}>{formatRupees(pair.landed_per_mt)}</p>
          <p>{distance(data, pair)}</p>
        </PanelPart>
      )}
      {canDecide || trouble !== null || marking.reason.text !== "" ? (
        <PanelPart className={styles.form}>
          <RefusalNote text={trouble} />
          {trouble !== null && marking.isLate ? <LastAct subject={`quotation:${quotation.id}`} /> : null}
          {canDecide ? (
            <WithRight right="trade">
              <Decision {...props} onOwn={() => setIsOwn(true)} />
            </WithRight>
          ) : (
            <TypedReason marking={marking} />
          )}
        </PanelPart>
      ) : null}
      {isOwn ? (
        <OpenOwnTerms
          data={data}
          isGone={!canDecide || isPaidFor(data)}
          onDone={() => {
            setIsOwn(false);
            onChanged();
          }}
          onRefused={onChanged}
          onClose={() => setIsOwn(false)}
        />
      ) : null}
    </Panel>
  );
}

const validOf = ({ valid_until }: { readonly valid_until: string }): string => formatMoment(valid_until);

function distance(data: MarkingBoard, pair: Pair): string {
  const lowest = lowestOf(data);
  if (lowest === undefined) return messages.noneCanDeliver;
  if (lowest.landed_per_mt === pair.landed_per_mt && pair.can_deliver === 1) return messages.isLowest;
  return messages.toLowest(differenceWords(pair, lowest));
}

/** A reason stays in sight when somebody else decides first. */
function TypedReason({ marking: { reason } }: Pick<MarkingPanelProps, "marking">) {
  return reason.text === "" ? null : <ReasonField {...reason.field} isReadOnly />;
}

type DecisionProps = Omit<MarkingPanelProps, "onChanged"> & { readonly onOwn: () => void };

function Decision({ data, pair, why, marking, hasBar, onOwn }: DecisionProps) {
  const isAgain = data.quotation.status === "Seller Marked";
  const needsSecond = pair?.needs_second === 1;
  return (
    <>
      {marking.question?.asksReason ? null : <ReasonField {...marking.reason.field} />}
      {needsSecond && why === null ? <Note icon={Users}>{messages.second}</Note> : null}
      <div className={styles.buttons}>
        {hasBar ? null : (
          <Button
            variant="primary"
            isFull
            disabled={why !== null}
            aria-describedby={why?.id}
            isBusy={marking.saving.isBusy}
            busyText={desk.working}
            onClick={() => marking.ask("mark")}
          >
            {markWords(data.quotation.status, needsSecond)}
          </Button>
        )}
        {why === null ? null : (
          <p id={why.id} className={styles.subtle}>
            {why.text}
          </p>
        )}
        {data.quotation.offer_list.length === 0 || isPaidFor(data) ? null : (
          <Button isFull onClick={onOwn}>
            {messages.ownTerms}
          </Button>
        )}
        {isAgain ? null : (
          <div className={styles.pair}>
            <Button onClick={() => marking.ask("extend")}>{messages.moreTime}</Button>
            <Button variant="danger" onClick={() => marking.ask("reject")}>
              {messages.reject}
            </Button>
          </div>
        )}
      </div>
      <MarkingDialogs marking={marking} />
    </>
  );
}
