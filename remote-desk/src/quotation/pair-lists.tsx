import { formatRupees } from "@mandi/shared/format/rupees";
import { quotation } from "@mandi/shared/messages/desk-marking";
import { type RadioChoice, RadioGroup } from "@mandi/shared/ui/controls/radio-group";
import { useState } from "react";
import type { PairBoardProps } from "./pair-grid";
import styles from "./pair-lists.module.css";
import { differenceWords, lowestOf, pairAt, recordWords, stockWords } from "./pairs";

type Offer = PairBoardProps["data"]["quotation"]["offer_list"][number];

/** Base price, stock and record of a seller in one line. */
const sellerWords = (data: PairBoardProps["data"], { seller_id: id, base_price }: Offer): string =>
  [formatRupees(base_price), stockWords(data, id), recordWords(data, id)].filter(Boolean).join("; ");

/** One side of a pair may be chosen before the other. */
interface Half {
  readonly seller?: number | undefined;
  readonly truck?: number | undefined;
}

/** The board of a phone: sellers and trucks as two lists, each with the landed price beside the other's choice. */
export function PairLists({ data, choice, onChoose }: PairBoardProps) {
  const { offer_list: offers, bid_list: bids } = data.quotation;
  const [half, setHalf] = useState<Half>({});
  const { seller, truck }: Half = choice ?? half;

  function choose(next: Half): void {
    if (next.seller === undefined || next.truck === undefined) setHalf(next);
    else onChoose({ seller: next.seller, truck: next.truck });
  }

  function choiceOf(value: number, label: string, detail: string, of: Half): RadioChoice {
    return { value: String(value), label, detail, aside: priceOf(of) };
  }

  function priceOf({ seller: one, truck: other }: Half): string | undefined {
    if (one === undefined || other === undefined) return undefined;
    const pair = pairAt(data, { seller: one, truck: other });
    return pair ? `${formatRupees(pair.landed_per_mt)} ${differenceWords(pair, lowestOf(data))}` : quotation.cannot;
  }

  return (
    <div className={styles.lists}>
      <RadioGroup
        name="seller"
        label={quotation.seller}
        look="boxed"
        value={String(seller ?? "")}
        choices={offers.map((offer) =>
          choiceOf(offer.seller_id, offer.seller, sellerWords(data, offer), {
            seller: offer.seller_id,
            truck,
          }),
        )}
        onValue={(value) => choose({ seller: Number(value), truck })}
      />
      <RadioGroup
        name="truck"
        label={quotation.truck}
        look="boxed"
        value={String(truck ?? "")}
        choices={bids.map((bid) =>
          choiceOf(bid.transporter_id, bid.transporter, formatRupees(bid.price), { seller, truck: bid.transporter_id }),
        )}
        onValue={(value) => choose({ seller, truck: Number(value) })}
      />
    </div>
  );
}
