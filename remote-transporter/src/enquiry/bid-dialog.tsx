import { sentenceOf } from "@mandi/shared/contract/field-problem";
import { FreightBidBody } from "@mandi/shared/contract/transporter/freight-enquiry";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatPaise, formatRupees } from "@mandi/shared/format/rupees";
import { rupeesInWords } from "@mandi/shared/format/rupees-in-words";
import { figureSchema } from "@mandi/shared/forms/figure-schema";
import { FormMoneyField } from "@mandi/shared/forms/parts/form-field";
import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import { FormFields, SubmitForm } from "@mandi/shared/forms/parts/submit-form";
import { page } from "@mandi/shared/messages/transporter";
import { enquiryDetail } from "@mandi/shared/messages/transporter-trade";
import { kilogramsFromTonnes } from "@mandi/shared/money/kilograms";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { roundLine } from "@mandi/shared/money/rounding";
import { figureOf } from "@mandi/shared/money/typed-figure";
import { RangeMarker } from "@mandi/shared/ui/data/range-marker";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Dialog, DialogCancel } from "@mandi/shared/ui/overlay/dialog";
import { DoubtDialog } from "@mandi/shared/ui/overlay/doubt-dialog";
import { useId, useState } from "react";
import { object } from "yup";
import styles from "./bid-dialog.module.css";
import type { BoardProps } from "./bid-panel";
import { meantPrice, outsideRange, takesBids } from "./board";
import { useSendBid } from "./use-bid-writes";

const bidSchema = object({
  price: figureSchema({
    decimals: 2,
    missing: sentenceOf(FreightBidBody.properties.price),
    min: 0.01,
    max: 1_000_000,
  }),
});

export interface BidDialogProps extends BoardProps {
  readonly onRefresh: () => void;
  /** The price was sent. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** 'Update Price': one price, with the transporter's range as guidance. A refresh never changes what is typed. */
export function BidDialog({ enquiry, standing, onRefresh, onDone, onClose }: BidDialogProps) {
  const formId = useId();
  const [initialValues] = useState({ price: standing.mine === null ? "" : String(standing.mine) });
  const { saving, send } = useSendBid(enquiry.id, { onRefresh, onLeave: onDone });
  const isOpen = takesBids(enquiry);
  /** A price outside the range that waits to be confirmed. */
  const [asked, setAsked] = useState<number | null>(null);

  async function submit(price: string) {
    const rupees = figureOf(price, 2) ?? 0;
    if (outsideRange(rupees, enquiry) === null) return send(rupees);
    setAsked(rupees);
    return undefined;
  }

  function confirm(rupees: number): void {
    setAsked(null);
    void send(rupees);
  }

  return (
    <SubmitForm initialValues={initialValues} validationSchema={bidSchema} onSubmit={({ price }) => submit(price)}>
      {({ values, dirty, setFieldValue }) => (
        <Dialog
          isOpen
          isKeptOnOutsidePress
          size="price"
          title={enquiryDetail.update}
          context={`${enquiryDetail.way(enquiry.origin_city, enquiry.unloading_city)}, ${formatTonnes(enquiry.total_quantity)}`}
          isBusy={saving.isBusy}
          hasUnsaved={dirty && !saving.isOver}
          onClose={onClose}
          footer={
            <>
              <DialogCancel disabled={saving.isBusy}>{page.cancel}</DialogCancel>
              <SubmitButton form={formId} saving={saving} isOff={!isOpen} busyText={page.saving}>
                {page.submit}
              </SubmitButton>
            </>
          }
        >
          <FormFields id={formId} saving={saving} className={styles.form}>
            {isOpen ? null : <Note tone="warn">{enquiryDetail.timeUp}</Note>}
            <PriceWithRange enquiry={enquiry} standing={standing} rupees={rupeesOf(values.price)} />
          </FormFields>
          {asked === null ? null : (
            <OutsideQuestion
              enquiry={enquiry}
              rupees={asked}
              onConfirm={() => confirm(asked)}
              onTake={(price) => {
                void setFieldValue("price", String(price));
                setAsked(null);
              }}
              onClose={() => setAsked(null)}
            />
          )}
        </Dialog>
      )}
    </SubmitForm>
  );
}

type PriceWithRangeProps = Pick<BoardProps, "enquiry" | "standing"> & {
  /** The typed price; null while it is not one. */
  readonly rupees: number | null;
};

interface OutsideQuestionProps extends Pick<BoardProps, "enquiry"> {
  readonly rupees: number;
  readonly onConfirm: () => void;
  /** Puts the price that was probably meant into the field. */
  readonly onTake: (price: number) => void;
  readonly onClose: () => void;
}

/** A slip of the hand, such as 180 for 1,800, would stand at once: its words are read before it is sent. */
function OutsideQuestion({ enquiry, rupees, onConfirm, onTake, onClose }: OutsideQuestionProps) {
  const { outside } = enquiryDetail;
  const side = outsideRange(rupees, enquiry);
  const bound = side === "below" ? enquiry.min_price : enquiry.max_price;
  const meant = meantPrice(rupees, enquiry);
  return (
    <DoubtDialog
      title={outside.title(formatRupees(rupees))}
      confirmText={outside.confirm(formatRupees(rupees))}
      correctText={meant === null ? outside.correct : outside.take(formatRupees(meant))}
      onConfirm={onConfirm}
      onCorrect={meant === null ? onClose : () => onTake(meant)}
      onClose={onClose}
    >
      <b>{rupeesInWords(rupees)}.</b> {side === null || bound === null ? null : outside[side](formatRupees(bound))}
      {meant === null ? null : ` ${outside.meant(formatRupees(meant))}`}
    </DoubtDialog>
  );
}

/** A price outside the transporter's belt range is warned about as it is typed, in figures and words, and asked for once more. */
function PriceWithRange({ enquiry, standing, rupees }: PriceWithRangeProps) {
  const { min_price: min, max_price: max } = enquiry;
  const side = outsideRange(rupees, enquiry);
  const bound = side === "below" ? min : max;
  return (
    <>
      {min !== null && max !== null ? (
        <RangeMarker min={min} max={max} typed={rupees} lowest={standing.lowest} mine={standing.mine} />
      ) : null}
      <FormMoneyField
        name="price"
        label={enquiryDetail.price}
        size="l"
        unit={page.perTonne}
        decimals={2}
        hint={hintOf(rupees, enquiry.total_quantity, side !== null)}
      />
      <div role="status">
        {side === null || bound === null ? null : <Note tone="warn">{enquiryDetail[side](formatRupees(bound))}</Note>}
      </div>
    </>
  );
}

function rupeesOf(price: string): number | null {
  return bidSchema.isValidSync({ price }) ? figureOf(price, 2) : null;
}

/** What the price comes to; a price outside the range in words too, so that a slip of the hand is seen. */
function hintOf(rupees: number | null, tonnes: number, isOutside: boolean): string {
  if (rupees === null) return enquiryDetail.canChange;
  const total = formatPaise(roundLine(paiseFromRupees(rupees), kilogramsFromTonnes(tonnes)));
  const words = isOutside ? `${rupeesInWords(rupees)}. ` : "";
  return `${words}${enquiryDetail.forAll(formatTonnes(tonnes), total)} ${enquiryDetail.canChange}`;
}
