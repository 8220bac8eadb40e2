import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import { page } from "@mandi/shared/messages/buyer";
import { product as messages } from "@mandi/shared/messages/buyer-product";
import { Button } from "@mandi/shared/ui/controls/button";
import { useMediaQuery } from "@mandi/shared/ui/media/use-media-query";
import { BottomBar } from "@mandi/shared/ui/overlay/bottom-bar";
import { type LandedChoice, useLanded } from "../landed/use-landed";
import type { LeadSize } from "./lead-size";
import { type PricedSelection, unitPriceOf } from "./price/product-price";
import type { Selection } from "./selection";

export interface RequestBarProps {
  readonly product: ProductDetail;
  readonly lead: LeadSize;
  readonly selection: Selection;
  readonly priced: PricedSelection;
  readonly onRequest: () => void;
}

/**
 * On a phone keeps the total and the one action in reach of the thumb: until there is a quantity, the price per MT. At a place of
 * delivery it is the landed price, by which a buyer decides. It is the last element of the page, so it sticks to its end.
 */
export function RequestBar(props: RequestBarProps) {
  return useMediaQuery("(max-width: 767px)") ? <PhoneBar {...props} /> : null;
}

function PhoneBar({ product, lead, selection, priced, onRequest }: RequestBarProps) {
  const unitPrice = unitPriceOf(product, selection, lead.price);
  const landed = useLanded(product, unitPrice);
  const sum = priced.totalTonnes > 0 ? totalOf(priced, landed) : priceOf(lead, unitPrice, landed);
  return (
    <BottomBar
      {...sum}
      action={
        <Button variant="primary" onClick={onRequest}>
          {messages.request}
        </Button>
      }
    />
  );
}

function totalOf({ total, totalTonnes }: PricedSelection, choice: LandedChoice | undefined) {
  const [quantity, ex] = [formatTonnes(totalTonnes), formatRupees(total)];
  if (!choice?.landed) return { caption: messages.totalCaption(quantity), figure: ex };
  const { freight, freight_tax } = choice.landed;
  const figure = formatRupees(total + totalTonnes * (freight + freight_tax));
  return { caption: messages.landedCaption(quantity, choice.place.pincode, ex), figure };
}

function priceOf({ name }: LeadSize, unitPrice: number, choice: LandedChoice | undefined) {
  const ex = formatRupees(unitPrice);
  if (!choice?.landed) return { caption: messages.exPriceOf(name), figure: ex };
  const figure = `${formatRupees(choice.landed.price)}${page.perTonne}`;
  return { caption: messages.landedCaption(name, choice.place.pincode, ex), figure };
}
