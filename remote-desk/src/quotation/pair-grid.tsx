import { formatRupees } from "@mandi/shared/format/rupees";
import { quotation } from "@mandi/shared/messages/desk-marking";
import { classes } from "@mandi/shared/ui/foundation/classes";
import { Icon } from "@mandi/shared/ui/media/icon";
import { Check } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import styles from "./pair-grid.module.css";
import { type Choice, differenceWords, lowestOf, pairAt, recordWords, stockWords } from "./pairs";
import type { MarkingBoard } from "./quotation.api";

export interface PairBoardProps {
  readonly data: MarkingBoard;
  readonly choice: Choice | null;
  readonly onChoose: (choice: Choice) => void;
}

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Offers by freight bids, landed before GST. Arrows go from cell to cell, space or a press chooses one. */
export function PairGrid({ data, choice, onChoose }: PairBoardProps) {
  const table = useRef<HTMLTableElement>(null);
  const { offer_list: offers, bid_list: bids } = data.quotation;

  function handleKey(event: KeyboardEvent): void {
    const step = steps[event.key];
    const cell = event.target instanceof HTMLElement ? event.target.dataset["cell"] : undefined;
    if (step === undefined || cell === undefined) return;
    event.preventDefault();
    const [row = 0, column = 0] = cell.split("-").map(Number);
    const next = `${row + step[0]}-${column + step[1]}`;
    table.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
  }

  return (
    <div className={styles.place}>
      <table ref={table} className={styles.table} onKeyDown={handleKey}>
        <caption className={styles.caption}>{quotation.boardNote}</caption>
        <thead>
          <tr>
            <th scope="col">{quotation.seller}</th>
            <th scope="col">{quotation.stock}</th>
            {bids.map(({ transporter_id, transporter, price }) => (
              <th key={transporter_id} scope="col" className={styles.figure}>
                {transporter}
                <small>{formatRupees(price)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offers.map((offer, row) => (
            <tr key={offer.seller_id} className={classes(choice?.seller === offer.seller_id && styles.own)}>
              <th scope="row">
                {offer.seller}
                <small>{formatRupees(offer.base_price)}</small>
                <small>{recordWords(data, offer.seller_id)}</small>
              </th>
              <td>{stockWords(data, offer.seller_id)}</td>
              {bids.map((bid, column) => (
                <td key={bid.transporter_id} className={styles.figure}>
                  <Cell
                    data={data}
                    place={`${row}-${column}`}
                    of={{ seller: offer.seller_id, truck: bid.transporter_id }}
                    choice={choice}
                    onChoose={onChoose}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps extends PairBoardProps {
  readonly place: string;
  readonly of: Choice;
}

function Cell({ data, place, of, choice, onChoose }: CellProps) {
  const pair = pairAt(data, of);
  if (pair === undefined) return <span className={styles.none}>{quotation.cannot}</span>;
  const isChosen = choice?.seller === of.seller && choice.truck === of.truck;
  return (
    <button
      type="button"
      data-cell={place}
      aria-pressed={isChosen}
      className={classes(styles.cell, isChosen && styles.chosen, pair.can_deliver === 0 && styles.short)}
      onClick={() => onChoose(of)}
    >
      {isChosen ? <Icon of={Check} size="xs" /> : null}
      <b>{formatRupees(pair.landed_per_mt)}</b>
      <small>{differenceWords(pair, lowestOf(data))}</small>
      {pair.can_deliver === 0 ? <small>{quotation.cannotDeliver}</small> : null}
    </button>
  );
}
