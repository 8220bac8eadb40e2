import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import type { Submission } from "@mandi/shared/forms/use-submit";
import { product } from "@mandi/shared/messages/buyer-product";
import { rfq } from "@mandi/shared/messages/rfq";
import { BottomBar } from "@mandi/shared/ui/overlay/bottom-bar";
import { type AskedGoods, tonnesOfAll } from "./rfq-form";

interface RfqBarProps {
  readonly goods: readonly AskedGoods[];
  readonly saving: Submission;
}

/** On a phone keeps the total and the one action in reach of the thumb. It is the last element of the form. */
export function RfqBar({ goods, saving }: RfqBarProps) {
  const tonnes = tonnesOfAll(goods);
  const total = goods.reduce((sum, { request }) => sum + request.total, 0);
  return (
    <BottomBar
      caption={product.totalCaption(formatTonnes(tonnes))}
      figure={formatRupees(total)}
      action={
        <SubmitButton isFull={false} saving={saving} busyText={rfq.submitting}>
          {rfq.submit}
        </SubmitButton>
      }
    />
  );
}
