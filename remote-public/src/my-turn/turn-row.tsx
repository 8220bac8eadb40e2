import type { TurnItem, TurnKind } from "@mandi/shared/contract/my-turn";
import { point } from "@mandi/shared/format/joined";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import { unbroken } from "@mandi/shared/format/unbroken";
import { myTurn, turnActs, turnNotes } from "@mandi/shared/messages/my-turn";
import { workDay } from "@mandi/shared/messages/work-day";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { goodsInRow } from "@mandi/shared/ui/data/asked-goods";
import { Price } from "@mandi/shared/ui/data/price";
import { classes } from "@mandi/shared/ui/foundation/classes";
import { Icon } from "@mandi/shared/ui/media/icon";
import { Clock, Timer } from "lucide-react";
import styles from "./my-turn.module.css";
import { iconOf } from "./turn-icons";
import { turnTime } from "./turn-time";

export interface KnownItem extends TurnItem {
  readonly kind: TurnKind;
}

interface TurnRowProps {
  readonly item: KnownItem;
  readonly isFirst: boolean;
  /** Of the amounts of all rows: all with paise, or none. */
  readonly decimals: 0 | 2;
  readonly now: number;
}

/** One task: what, for which goods, until when, how much, and its one button. */
export function TurnRow({ item, isFirst, decimals, now }: TurnRowProps) {
  const { title, button } = turnActs[item.kind](item);
  const time = turnTime(item, now, decimals);
  const pays = item.kind === "pay booking" && item.amount !== null;
  return (
    <li className={classes(styles.row, isFirst && styles.first)}>
      <Icon of={iconOf[item.kind]} className={styles.icon} />
      <div className={styles.words}>
        <h3>{title}</h3>
        <div className={styles.facts}>
          <p className={styles.about}>
            <Subject item={item} />
            <DealNumber item={item} />
            {item.count > 1 && vehicleKinds.has(item.kind) ? `${point}${myTurn.more(item.count - 1)}` : null}
            {item.reported ? `${point}${myTurn.reported(formatRupees(item.reported, { decimals }))}` : null}
          </p>{" "}
          <p className={classes(styles.time, time.isShort && styles.short, time.isOfParts && styles.parts)}>
            <Icon of={time.isShort ? Timer : Clock} size="s" />
            {time.text}
          </p>
        </div>
        <div className={classes(styles.figure, item.amount !== null && styles.amount)}>
          {item.amount === null ? null : <Price rupees={item.amount} size="m" decimals={decimals} />}
          {item.rate ? <span className={classes(item.kind !== "bid" && styles.wide)}>{rateOf(item.rate)}</span> : null}
        </div>
      </div>
      <ButtonLink to={item.link} variant={isFirst ? "primary" : "secondary"} className={styles.button}>
        {pays ? myTurn.payAmount(formatRupees(item.amount ?? 0, { decimals })) : button}
      </ButtonLink>
    </li>
  );
}

/** One task of these stands for all that waits in its order. */
const vehicleKinds: ReadonlySet<TurnKind> = new Set<TurnKind>([
  "report",
  "weigh",
  "bill",
  "vehicle",
  "driver",
  "transport_receipt",
  "eway_bill",
  "proof_of_delivery",
  "freight bill",
]);

/**
 * `TMT Bar 30 MT, Fe 500D, 8 mm`, of a load to carry with its route; or why it matters where there is neither. On a phone
 * the number tells trades of one product apart: their grade and sizes would cost a line.
 */
function Subject({ item }: { readonly item: KnownItem }) {
  const { kind, goods, quantity, route } = item;
  const note = turnNotes[kind];
  if (note !== undefined) return <>{note}</>;
  const load = [goods, quantity === null ? "" : unbroken(formatTonnes(quantity))].filter(Boolean).join(" ");
  const asked = goodsInRow(item);
  return (
    <>
      {load}
      {asked === "" ? null : <span className={styles.wide}>{load === "" ? asked : `, ${asked}`}</span>}
      {route ? `${load === "" ? "" : point}${workDay.route(route.from, route.to)}` : null}
    </>
  );
}

/** On a phone a vehicle that the title names says enough. */
function DealNumber({ item: { kind, number, vehicle, route } }: Pick<TurnRowProps, "item">) {
  if (number === null || turnNotes[kind] !== undefined) return null;
  return <span className={classes(vehicle !== null && route !== undefined && styles.wide)}>{`${point}${number}`}</span>;
}

function rateOf({ min, max }: NonNullable<KnownItem["rate"]>): string {
  return myTurn.rate(min === max ? formatRupees(min) : workDay.range(formatRupees(min), formatRupees(max)));
}
