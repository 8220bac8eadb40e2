import type { TurnItem, TurnKind } from "@mandi/shared/contract/my-turn";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import { myTurn, turnActs, turnNotes } from "@mandi/shared/messages/my-turn";
import { workDay } from "@mandi/shared/messages/work-day";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
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
  readonly now: number;
}

/** One task: what, for which goods, how much, until when, and its one button. */
export function TurnRow({ item, isFirst, now }: TurnRowProps) {
  const { title, button } = turnActs[item.kind](item);
  const time = turnTime(item, now);
  const pays = item.kind === "pay booking" && item.amount !== null;
  return (
    <li className={classes(styles.row, isFirst && styles.first, item.amount === null && styles.plain)}>
      <Icon of={iconOf[item.kind]} className={styles.icon} />
      <div className={styles.act}>
        <h3>{title}</h3>
        <p>{aboutOf(item)}</p>
      </div>
      <div className={styles.figure}>{item.amount === null ? null : <Price rupees={item.amount} size="m" />}</div>
      <p className={classes(styles.time, time.isShort && styles.short)}>
        <Icon of={time.isShort ? Timer : Clock} size="s" />
        {time.text}
      </p>
      <ButtonLink to={item.link} variant={isFirst ? "primary" : "secondary"} className={styles.button}>
        {pays ? myTurn.payAmount(formatRupees(item.amount ?? 0)) : button}
      </ButtonLink>
    </li>
  );
}

/** `TMT Bar 30 MT · Q2627000184`, for a load with its route and rate; or why it matters where there is neither. */
function aboutOf({ kind, goods, quantity, number, route, rate }: KnownItem): string {
  const load = [goods, quantity === null ? "" : formatTonnes(quantity)].filter((part) => part !== "").join(" ");
  const way = route ? workDay.route(route.from, route.to) : "";
  return (
    turnNotes[kind] ?? [load, way, rate ? rateOf(rate) : "", number ?? ""].filter((part) => part !== "").join(" · ")
  );
}

function rateOf({ min, max }: NonNullable<KnownItem["rate"]>): string {
  return myTurn.rate(min === max ? formatRupees(min) : workDay.range(formatRupees(min), formatRupees(max)));
}
