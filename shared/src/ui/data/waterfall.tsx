import { formatGrouped, formatRupees } from "../../format/rupees";
import { classes } from "../foundation/classes";
import styles from "./waterfall.module.css";
import { type WaterfallBar, type WaterfallKind, type WaterfallPart, waterfallScale } from "./waterfall-scale";

export type WaterfallProps = {
  /** Base price first, then charges, subtotals and the total, in the order in which they are added. */
  readonly parts: readonly WaterfallPart[];
  /** Head of the last column: "₹ for 30 MT". */
  readonly quantityHead: string;
};

const barLooks: Record<WaterfallKind, string | undefined> = {
  base: styles.base,
  subtotal: styles.base,
  charge: undefined,
  discount: undefined,
  tax: styles.tax,
  freight: styles.freight,
  total: styles.whole,
};

function isSum(kind: WaterfallKind): boolean {
  return kind === "subtotal" || kind === "total";
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}

function Bar({ bar }: { readonly bar: WaterfallBar }) {
  const style = { left: percent(bar.leftShare), width: percent(bar.widthShare) };
  return <span className={classes(styles.bar, barLooks[bar.kind])} style={style} />;
}

function Part({ bar }: { readonly bar: WaterfallBar }) {
  const isPart = !isSum(bar.kind) && bar.kind !== "base";
  return (
    <tr
      className={classes(styles.row, bar.kind === "subtotal" && styles.subtotal, bar.kind === "total" && styles.total)}
    >
      <th scope="row" className={styles.label}>
        {isPart && bar.perMt > 0 ? <span className={styles.sign}>+ </span> : null}
        {bar.label}
        <span className={styles.small} aria-hidden="true">
          <Bar bar={bar} />
        </span>
      </th>
      <td className={styles.track} aria-hidden="true">
        <div className={styles.lane}>
          <Bar bar={bar} />
        </div>
      </td>
      <td className={styles.figure}>{formatGrouped(bar.perMt)}</td>
      <td className={classes(styles.figure, styles.quantity, !isSum(bar.kind) && styles.muted)}>
        {formatGrouped(bar.forQuantity)}
      </td>
    </tr>
  );
}

/** The composition of a price: each part is a bar that begins where the one before ended. */
export function Waterfall({ parts, quantityHead }: WaterfallProps) {
  const { startsAt, bars } = waterfallScale(parts);
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              Part
            </th>
            <td className={classes(styles.head, styles.track)} />
            <th scope="col" className={classes(styles.head, styles.figure)}>
              ₹ per MT
            </th>
            <th scope="col" className={classes(styles.head, styles.figure, styles.quantity)}>
              {quantityHead}
            </th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <Part key={bar.key} bar={bar} />
          ))}
        </tbody>
      </table>
      {startsAt > 0 ? (
        <p className={styles.remark}>The bars show only what is above {formatRupees(startsAt)}.</p>
      ) : null}
    </>
  );
}
