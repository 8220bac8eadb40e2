import { ingotPeriods } from "@mandi/shared/contract/ingot-price";
import { historicalDataPath } from "@mandi/shared/contract/page-paths";
import { formatMoment } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { ingot } from "@mandi/shared/messages/public-ingot";
import { LineChart } from "@mandi/shared/ui/chart/line-chart";
import { Segmented } from "@mandi/shared/ui/controls/segmented";
import { Select } from "@mandi/shared/ui/controls/select";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Delta } from "@mandi/shared/ui/data/delta";
import { Price } from "@mandi/shared/ui/data/price";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock, SkeletonLine } from "@mandi/shared/ui/feedback/skeleton";
import { FailedState } from "@mandi/shared/ui/feedback/state-card";
import { Icon } from "@mandi/shared/ui/media/icon";
import { ArrowRight, MapPin, Table2 } from "lucide-react";
import { Link } from "react-router-dom";
import { chartPoints, rangeOf, shareOfChange } from "../ingot/ingot-figures";
import styles from "./ingot-panel.module.css";
import type { IngotPanelState, ShownIngotPrice } from "./use-ingot-panel";

/** The lead of the page: today's ingot price of a place, its change, and the line of the chosen window. */
export function IngotPanel(panel: IngotPanelState) {
  const { shown, hasFailed, isRenewing, retry } = panel;
  return (
    <section className={styles.panel} aria-labelledby="ingot-title" aria-busy={isRenewing && !hasFailed}>
      <PanelHead {...panel} />
      <div className={styles.body}>
        {hasFailed ? <FailedState className={styles.failed} title={ingot.failed} onRetry={retry} /> : null}
        {!hasFailed && shown === null ? <PanelSkeleton /> : null}
        {shown === null ? null : (
          <>
            <Figures {...shown} />
            <PanelChart {...shown} />
          </>
        )}
      </div>
      <div className={styles.foot}>
        <Link to={historicalDataPath} className={styles.history}>
          {ingot.history}
          <Icon of={ArrowRight} size="s" />
        </Link>
        {shown === null || shown.answer.location.length === 0 ? null : (
          <span className={styles.hint}>
            <Icon of={Table2} size="s" />
            {ingot.historyHint(shown.answer.location.length)}
          </span>
        )}
      </div>
    </section>
  );
}

function PanelHead({ choice, shown, isRenewing }: IngotPanelState) {
  // The chosen place while its figures load, then the place of the figures: one from an old link may no longer exist.
  const chosen = (isRenewing ? choice.location : undefined) ?? shown?.location ?? choice.location ?? "";
  const places = shown?.answer.location ?? [];
  const names = chosen === "" || places.includes(chosen) ? places : [chosen, ...places];
  return (
    <div className={styles.head}>
      <h2 id="ingot-title" className={styles.title}>
        {ingot.title}
      </h2>
      <div className={styles.controls}>
        <Select
          label={ingot.location}
          isLabelHidden
          icon={MapPin}
          className={styles.location}
          choices={names.map((name) => ({ value: name, label: name }))}
          value={chosen}
          onChange={(event) => choice.chooseLocation(event.target.value)}
        />
        <Segmented
          label={ingot.period}
          size="m"
          choices={ingotPeriods.map((period) => ({ value: period, label: ingot[period] }))}
          value={choice.period}
          onValue={choice.choosePeriod}
        />
      </div>
    </div>
  );
}

function Figures({ answer, period, location }: ShownIngotPrice) {
  const { today, previous } = answer.latest_price;
  const range = rangeOf(answer.price);
  if (today === null) {
    return (
      <div className={styles.figures}>
        <p className={styles.none}>{ingot.empty}</p>
        <p className={styles.unit}>{ingot.emptyText}</p>
      </div>
    );
  }
  return (
    <div className={styles.figures}>
      <Price rupees={today} size="xl" />
      <p className={styles.unit}>{ingot.perTonneAt(location)}</p>
      {previous === null ? null : (
        <Delta change={today - previous} percent={shareOfChange(today, previous)} look="tag" size="l" />
      )}
      <DefinitionList
        className={styles.facts}
        items={[
          ...(previous === null ? [] : [{ term: ingot.previous, value: formatRupees(previous) }]),
          ...(range === null
            ? []
            : [
                { term: ingot.high[period], value: formatRupees(range.high) },
                { term: ingot.low[period], value: formatRupees(range.low) },
              ]),
        ]}
      />
      {answer.last_update === null ? null : (
        <p className={styles.updated}>{ingot.updated(formatMoment(answer.last_update))}</p>
      )}
    </div>
  );
}

function PanelChart({ answer, period, location }: ShownIngotPrice) {
  const isToday = period === "daily";
  return (
    <div className={styles.chart}>
      <LineChart
        label={`${ingot.chart}, ex-${location}, ${ingot[period]}`}
        points={chartPoints(answer)}
        span={isToday ? "hours" : "days"}
        areCloses={!isToday}
        unit="/MT"
        previous={isToday ? answer.latest_price.previous : null}
      />
    </div>
  );
}

function PanelSkeleton() {
  return (
    <>
      <div className={styles.figures}>
        <LoadingPlace label={ingot.title}>
          <SkeletonBlock width="80%" height={56} />
          <SkeletonLine width="46%" />
          <SkeletonBlock width={132} height={28} />
          <SkeletonBlock height={120} />
        </LoadingPlace>
      </div>
      <div className={styles.chart} />
    </>
  );
}
