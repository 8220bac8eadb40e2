import { ChartLine, Table2 } from "lucide-react";
import { useState } from "react";
import { formatDay, formatTime } from "../../format/dates";
import { joined } from "../../format/joined";
import { formatRupees } from "../../format/rupees";
import { common } from "../../messages/common";
import { lineChart } from "../../messages/line-chart";
import { Button } from "../controls/button";
import { DataTable } from "../data/data-table";
import { classes } from "../foundation/classes";
import { VisuallyHidden } from "../layout/visually-hidden";
import styles from "./line-chart.module.css";
import { LinePlot } from "./line-plot";
import { type ChartFacts, type ChartPoint, type ChartSpan, factsOf, type OtherLine, pointName } from "./series";

const heights = { home: styles.home, product: styles.product };

export type LineChartProps = {
  /** What the line shows: "Ingot price, ex-Raipur". */
  readonly label: string;
  readonly points: readonly ChartPoint[];
  readonly span: ChartSpan;
  /** Unit after each value: `/MT`. */
  readonly unit?: string;
  /** Close of the day before, as a dashed line. */
  readonly previous?: number | null;
  /** Another price over the same days, dashed. */
  readonly other?: OtherLine | undefined;
  readonly height?: keyof typeof heights;
  /** The points are closes: the highest of them is no day's high. */
  readonly areCloses?: boolean;
  /** The page has the figures as a table anyway. */
  readonly hasTableBelow?: boolean;
  readonly className?: string | undefined;
};

function sentence(facts: ChartFacts, span: ChartSpan): string {
  const when = ({ at }: ChartPoint): string => (span === "days" ? `on ${formatDay(at)}` : `at ${formatTime(at)}`);
  const part = (word: string, point: ChartPoint): string => `${word} ${formatRupees(point.value)} ${when(point)}`;
  const { first, last, high, low } = facts;
  return `${part("First", first)}, ${part("last", last)}, ${part("high", high)}, ${part("low", low)}.`;
}

/** A line of prices over time, with a text summary and the same figures as a table. */
export function LineChart(props: LineChartProps) {
  const { label, points, span, unit = "", previous = null, other, height = "home", className } = props;
  const words = props.areCloses ? lineChart.closes : lineChart;
  const [isTable, setIsTable] = useState(false);
  const facts = factsOf(points);
  if (!facts) return <p className={classes(styles.place, heights[height], styles.empty)}>{common.noData}</p>;
  const caption = sentence(facts, span);
  return (
    <figure className={classes(styles.chart, className)} aria-label={label}>
      <div
        className={classes(styles.place, heights[height], isTable && styles.scrolling)}
        // The table scrolls, also for whoever has only a keyboard.
        {...(isTable && { tabIndex: 0, role: "region", "aria-label": joined(label, lineChart.table) })}
      >
        {isTable ? (
          <PointTable label={label} points={points} span={span} other={other} />
        ) : (
          <LinePlot
            label={label}
            points={points}
            span={span}
            unit={unit}
            previous={previous}
            other={other}
            description={`${label}. ${caption}`}
            onTable={() => setIsTable(true)}
          />
        )}
      </div>
      <figcaption className={styles.caption}>
        <span aria-hidden="true">
          {joined(words.highest(formatRupees(facts.high.value)), words.lowest(formatRupees(facts.low.value)))}
        </span>
        <VisuallyHidden>{caption}</VisuallyHidden>
        {props.hasTableBelow && !isTable ? null : (
          <Button variant="quiet" size="s" icon={isTable ? ChartLine : Table2} onClick={() => setIsTable(!isTable)}>
            {isTable ? lineChart.chart : lineChart.table}
          </Button>
        )}
      </figcaption>
    </figure>
  );
}

function PointTable({ label, points, span, other }: Pick<LineChartProps, "label" | "points" | "span" | "other">) {
  const rows = points.map((point, place) => ({ ...point, beside: other?.values[place] ?? null })).reverse();
  return (
    <DataTable
      label={label}
      isDense
      rows={rows}
      rowKey={(point) => String(point.at)}
      columns={[
        { key: "at", head: span === "days" ? "Day" : "Time", cell: (point) => pointName(point, span), isRowHead: true },
        { key: "value", head: other ? label : "Price", align: "end", cell: (point) => formatRupees(point.value) },
        ...(other ? [{ key: "other", head: other.name, align: "end", cell: besideText } as const] : []),
      ]}
    />
  );
}

function besideText({ beside }: { readonly beside: number | null }): string {
  return beside === null ? common.missing : formatRupees(beside);
}
