import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatRupees, formatWhole } from "@mandi/shared/format/rupees";
import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import type { Submission } from "@mandi/shared/forms/use-submit";
import { product } from "@mandi/shared/messages/buyer-product";
import { rfq } from "@mandi/shared/messages/rfq";
import { BottomBar } from "@mandi/shared/ui/overlay/bottom-bar";
import type { LandedGoods } from "./landed/use-landed-goods";
import { type AskedGoods, tonnesOfAll } from "./rfq-form";

interface RfqBarProps {
  readonly goods: readonly AskedGoods[];
  readonly landed: LandedGoods;
  readonly saving: Submission;
}

/** On a phone keeps the total, landed where it is known, and the one action in reach of the thumb. It is the last element of the form. */
export function RfqBar({ goods, landed, saving }: RfqBarProps) {
  return (
    <BottomBar
      {...sumOf(goods, landed)}
      action={
        <SubmitButton isFull={false} saving={saving} busyText={rfq.submitting}>
          {rfq.submit}
        </SubmitButton>
      }
    />
  );
}

function sumOf(goods: readonly AskedGoods[], landed: LandedGoods) {
  const quantity = formatTonnes(tonnesOfAll(goods));
  const ex = formatRupees(goods.reduce((sum, { request }) => sum + request.total, 0));
  const { pincode, total } = landed;
  if (pincode === null || total === null) return { caption: product.totalCaption(quantity), figure: ex };
  return { caption: product.landedCaption(quantity, pincode, ex), figure: formatWhole(total.likely) };
}
