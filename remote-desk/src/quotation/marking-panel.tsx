import { formatMoment } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { RefusalNote } from "@mandi/shared/forms/parts/refusal-note";
import { desk, quotation as words } from "@mandi/shared/messages/desk";
import { Button } from "@mandi/shared/ui/controls/button";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Panel, PanelPart } from "@mandi/shared/ui/layout/panel";
import { ConfirmDialog } from "@mandi/shared/ui/overlay/confirm-dialog";
import styles from "../common/panel.module.css";
import { ReasonField } from "../decide/reason-field";
import { ExtendDialog } from "./extend-dialog";
import { differenceWords, lowestOf } from "./pairs";
import { buyerLines } from "./previews";
import type { MarkingBoard, Pair } from "./quotation.api";
import { useMarking } from "./use-marking";

export interface MarkingPanelProps {
  readonly data: MarkingBoard;
  readonly pair: Pair | undefined;
  readonly onChanged: () => void;
}

/** The chosen pair's price, and what can be decided; after that, what was marked. */
export function MarkingPanel({ data, pair, onChanged }: MarkingPanelProps) {
  const { quotation } = data;
  const canDecide = quotation.status === "pending" || quotation.status === "Seller Marked";
  return (
    <Panel rule="act" isBare>
      {quotation.marking === null ? null : (
        <PanelPart>
          <Note tone="ok">{words.marked(sellerOf(data, quotation.marking.seller_id), validOf(quotation.marking))}</Note>
        </PanelPart>
      )}
      {pair === undefined ? null : (
        <PanelPart>
          <p className={styles.subtle}>{words.landed}</p>
          <p className={styles.sum}>{formatRupees(pair.landed_per_mt)}</p>
          <p>{distance(data, pair)}</p>
        </PanelPart>
      )}
      {canDecide ? (
        <PanelPart>
          <Decision data={data} pair={pair} onChanged={onChanged} />
        </PanelPart>
      ) : null}
    </Panel>
  );
}

const validOf = ({ valid_until }: { readonly valid_until: string }): string => formatMoment(valid_until);

function sellerOf({ quotation }: MarkingBoard, id: number): string {
  return quotation.offer_list.find(({ seller_id }) => seller_id === id)?.seller ?? words.seller;
}

function distance(data: MarkingBoard, pair: Pair): string {
  const lowest = lowestOf(data);
  if (lowest === undefined || lowest.landed_per_mt === pair.landed_per_mt) return words.isLowest;
  return words.toLowest(differenceWords(pair, lowest));
}

function Decision({ data, pair, onChanged }: MarkingPanelProps) {
  const { quotation } = data;
  const marking = useMarking(quotation, pair, onChanged);
  const isAgain = quotation.status === "Seller Marked";
  const verb = isAgain ? words.remark : words.mark;
  return (
    <div className={styles.form}>
      <ReasonField {...marking.reason.field} />
      <RefusalNote text={marking.asked === null ? marking.saving.refusal : null} />
      <div className={styles.buttons}>
        <Button
          variant="primary"
          isFull
          disabled={pair === undefined}
          isBusy={marking.saving.isBusy}
          busyText={desk.working}
          onClick={() => marking.ask("mark")}
        >
          {verb}
        </Button>
        {pair === undefined ? <p className={styles.subtle}>{words.choose}</p> : null}
        {isAgain ? null : (
          <div className={styles.pair}>
            <Button onClick={() => marking.ask("extend")}>{words.moreTime}</Button>
            <Button variant="danger" onClick={() => marking.ask("reject")}>
              {words.reject}
            </Button>
          </div>
        )}
      </div>
      {pair === undefined ? null : (
        <ConfirmDialog
          isOpen={marking.asked === "mark"}
          title={words.markTitle(quotation.number)}
          confirmText={verb}
          isBusy={marking.saving.isBusy}
          error={marking.saving.refusal}
          onConfirm={() => void marking.mark()}
          onClose={marking.close}
        >
          <DefinitionList
            items={[{ term: words.seller, value: sellerOf(data, pair.seller_id) }, ...buyerLines(data, pair)]}
          />
        </ConfirmDialog>
      )}
      <ConfirmDialog
        isOpen={marking.asked === "reject"}
        title={words.rejectTitle}
        confirmText={words.reject}
        isDanger
        isBusy={marking.saving.isBusy}
        error={marking.saving.refusal}
        onConfirm={() => void marking.reject()}
        onClose={marking.close}
      >
        {words.rejectText}
      </ConfirmDialog>
      {marking.asked === "extend" ? <ExtendDialog marking={marking} deadline={quotation.deadline} /> : null}
    </div>
  );
}
