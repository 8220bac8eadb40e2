import { formatRupees } from "@mandi/shared/format/rupees";
import { quotation as words } from "@mandi/shared/messages/desk";
import { type RadioChoice, RadioGroup } from "@mandi/shared/ui/controls/radio-group";
import type { PairBoardProps } from "./pair-grid";
import styles from "./pair-lists.module.css";
import { type Choice, differenceWords, lowestOf, pairAt, stockWords } from "./pairs";

/** The board of a phone: the seller and the truck as two lists, each with the landed price beside the other's choice. */
export function PairLists({ data, choice, onChoose }: PairBoardProps) {
  const { offer_list: offers, bid_list: bids } = data.quotation;
  const seller = choice?.seller ?? offers[0]?.seller_id ?? 0;
  const truck = choice?.truck ?? bids[0]?.transporter_id ?? 0;

  function choiceOf(value: number, label: string, detail: string, of: Choice): RadioChoice {
    const pair = pairAt(data, of);
    const aside = pair ? `${formatRupees(pair.landed_per_mt)} ${differenceWords(pair, lowestOf(data))}` : words.cannot;
    return { value: String(value), label, detail, aside };
  }

  return (
    <div className={styles.lists}>
      <RadioGroup
        name="seller"
        label={words.seller}
        look="boxed"
        value={String(seller)}
        choices={offers.map((offer) =>
          choiceOf(offer.seller_id, offer.seller, stockWords(data, offer.seller_id), {
            seller: offer.seller_id,
            truck,
          }),
        )}
        onValue={(value) => onChoose({ seller: Number(value), truck })}
      />
      <RadioGroup
        name="truck"
        label={words.truck}
        look="boxed"
        value={String(truck)}
        choices={bids.map((bid) =>
          choiceOf(bid.transporter_id, bid.transporter, formatRupees(bid.price), { seller, truck: bid.transporter_id }),
        )}
        onValue={(value) => onChoose({ seller, truck: Number(value) })}
      />
    </div>
  );
}
