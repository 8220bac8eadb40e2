import { type FigureRule, figureProblem } from "@mandi/shared/format/figure-problem";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatPaise, formatRupees } from "@mandi/shared/format/rupees";
import { page } from "@mandi/shared/messages/transporter";
import { enquiryDetail } from "@mandi/shared/messages/transporter-trade";
import { kilogramsFromTonnes } from "@mandi/shared/money/kilograms";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { roundLine } from "@mandi/shared/money/rounding";
import { figureOf } from "@mandi/shared/money/typed-figure";
import { MoneyField } from "@mandi/shared/ui/controls/money-field";
import { RangeMarker } from "@mandi/shared/ui/data/range-marker";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Dialog, DialogCancel } from "@mandi/shared/ui/overlay/dialog";
import { type FormEvent, useId, useState } from "react";
import { SubmitButton } from "../page/submit-button";
import { useFirstInvalid } from "../page/use-first-invalid";
import type { useSubmit } from "../page/use-submit";
import styles from "./bid-dialog.module.css";
import type { BoardProps } from "./bid-panel";
import { outsideRange, takesBids } from "./board";

const priceRule: FigureRule = { decimals: 2, missing: enquiryDetail.priceMissing, min: 0.01, max: 1_000_000 };

export interface BidDialogProps extends BoardProps {
  readonly saving: Pick<ReturnType<typeof useSubmit>, "isBusy" | "isShut" | "isDone" | "refusal" | "refuse">;
  readonly onSave: (rupees: number) => Promise<void>;
  readonly onClose: () => void;
}

/** 'Update Price': one price, with the own range as guidance. What is typed is its own: no refresh touches it. */
export function BidDialog({ enquiry, standing, saving, onSave, onClose }: BidDialogProps) {
  const formId = useId();
  const [opened] = useState(() => (standing.mine === null ? "" : String(standing.mine)));
  const [typed, setTyped] = useState(opened);
  /** What this form itself refused last; the rest is the word of the server and stays until the next try. */
  const [refused, setRefused] = useState<string | null>(null);
  const { form, refused: focusFirst } = useFirstInvalid();
  const problem = figureProblem(typed, priceRule);
  const rupees = problem === null ? figureOf(typed, 2) : null;
  const { min_price: min, max_price: max } = enquiry;
  const isOpen = takesBids(enquiry);
  const serverRefusal = saving.refusal === refused ? undefined : (saving.refusal ?? undefined);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    setRefused(problem);
    if (rupees === null) {
      saving.refuse(problem ?? enquiryDetail.priceMissing);
      focusFirst();
    } else if (isOpen && !saving.isShut) void onSave(rupees);
  }

  return (
    <Dialog
      isOpen
      isKeptOnOutsidePress
      size="price"
      title={enquiryDetail.update}
      context={`${enquiryDetail.way(enquiry.origin_city, enquiry.unloading_city)}, ${formatTonnes(enquiry.total_quantity)}`}
      isBusy={saving.isBusy}
      hasUnsaved={typed !== opened && !saving.isDone}
      onClose={onClose}
      footer={
        <>
          <DialogCancel disabled={saving.isBusy}>{page.cancel}</DialogCancel>
          <SubmitButton form={formId} isBusy={saving.isBusy} isShut={saving.isShut || !isOpen} />
        </>
      }
    >
      <form ref={form} id={formId} className={styles.form} noValidate onSubmit={handleSubmit}>
        {isOpen ? null : <Note tone="warn">{enquiryDetail.timeUp}</Note>}
        {min !== null && max !== null ? (
          <RangeMarker min={min} max={max} typed={rupees} lowest={standing.lowest} mine={standing.mine} />
        ) : null}
        <MoneyField
          label={enquiryDetail.price}
          size="l"
          unit={page.perTonne}
          decimals={2}
          value={typed}
          onValue={setTyped}
          error={(refused && problem) || serverRefusal}
          hint={hintOf(rupees, enquiry.total_quantity)}
        />
        <div role="status">
          <OutsideNote side={outsideRange(rupees, enquiry)} min={min} max={max} />
        </div>
      </form>
    </Dialog>
  );
}

function hintOf(rupees: number | null, tonnes: number): string {
  if (rupees === null) return enquiryDetail.canChange;
  const total = formatPaise(roundLine(paiseFromRupees(rupees), kilogramsFromTonnes(tonnes)));
  return `${enquiryDetail.forAll(formatTonnes(tonnes), total)} ${enquiryDetail.canChange}`;
}

interface OutsideNoteProps {
  readonly side: ReturnType<typeof outsideRange>;
  readonly min: number | null;
  readonly max: number | null;
}

/** A price outside the own belt range is worth a second look, never a refusal (docs/domain.md#who-is-asked). */
function OutsideNote({ side, min, max }: OutsideNoteProps) {
  if (side === "below" && min !== null) return <Note tone="warn">{enquiryDetail.below(formatRupees(min))}</Note>;
  if (side === "above" && max !== null) return <Note tone="warn">{enquiryDetail.above(formatRupees(max))}</Note>;
  return null;
}
