import { saveCsv } from "@mandi/shared/browser/save-csv";
import type { IngotHistoryRow } from "@mandi/shared/contract/ingot-price";
import { homePath } from "@mandi/shared/contract/page-paths";
import { formatDay } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { content } from "@mandi/shared/messages/public-content";
import { history as messages } from "@mandi/shared/messages/public-ingot";
import { LineChart } from "@mandi/shared/ui/chart/line-chart";
import { Button } from "@mandi/shared/ui/controls/button";
import { Select } from "@mandi/shared/ui/controls/select";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock, SkeletonLine } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { Download, MapPin } from "lucide-react";
import { failureLook } from "../common/failure-look";
import { noonOf } from "../ingot/ingot-figures";
import { DayField } from "./day-field";
import styles from "./historical-data.module.css";
import { historyCsv, historyFileName } from "./history-csv";
import { type History, useHistory } from "./use-history";

/** Open, high, low and close of each day in a range, for one place. */
export default function HistoricalDataPage() {
  const history = useHistory();
  const { state, place, range } = history;
  const rows = state.kind === "ready" ? state.data.data : [];
  return (
    <Page>
      <PageHead
        crumbs={[{ label: "Home", to: homePath }, { label: messages.title }]}
        title={messages.title}
        facts={messages.intro}
        actions={
          <Button
            icon={Download}
            disabled={rows.length === 0}
            onClick={() => saveCsv(historyFileName(place, range.from, range.to), historyCsv(rows))}
          >
            {messages.export}
          </Button>
        }
      />
      <Filters {...history} />
      <div className={styles.place}>
        <StatePlace state={state} skeleton={<Waiting />} look={failureLook}>
          {({ data }) => <Days rows={data} place={place} />}
        </StatePlace>
      </div>
    </Page>
  );
}

function Waiting() {
  return (
    <LoadingPlace label={messages.title}>
      <SkeletonBlock height={284} />
      <SkeletonLine width="100%" height={44} />
      <SkeletonLine width="100%" height={44} />
      <SkeletonLine width="100%" height={44} />
    </LoadingPlace>
  );
}

function Filters({ range, today, place, places, changeStart, changeEnd, changePlace }: History) {
  return (
    <div className={styles.filters}>
      <div className={styles.location}>
        <Select
          label={messages.location}
          icon={MapPin}
          choices={places.map((name) => ({ value: name, label: name }))}
          value={place}
          onChange={(event) => changePlace(event.target.value)}
        />
      </div>
      <DayField label={messages.from} day={range.from} max={today} onDay={changeStart} />
      <DayField label={messages.to} day={range.to} min={range.from} max={today} onDay={changeEnd} />
    </div>
  );
}

const columns: readonly Column<IngotHistoryRow>[] = [
  { key: "date", head: messages.date, cell: ({ date }) => formatDay(noonOf(date)), isRowHead: true, phone: "lead" },
  priceColumn("open", { phone: "note" }),
  priceColumn("high", { phone: "note" }),
  priceColumn("low", { phone: "note" }),
  priceColumn("close", { phone: "figure", isStrong: true }),
];

/** A price of the day. On a phone, where a day is a block of two lines without heads, it is named in its cell. */
function priceColumn(
  key: "open" | "high" | "low" | "close",
  look: Pick<Column<IngotHistoryRow>, "phone" | "isStrong">,
): Column<IngotHistoryRow> {
  const cell = (row: IngotHistoryRow) => (
    <>
      <span className={styles.phoneWord}>{messages[key]} </span>
      {formatRupees(row[key])}
    </>
  );
  return { key, head: messages[key], cell, align: "end", ...look };
}

function Days({ rows, place }: { readonly rows: readonly IngotHistoryRow[]; readonly place: string }) {
  const points = rows
    .map(({ date, close }) => ({ at: noonOf(date), value: close }))
    .sort((one, other) => one.at.localeCompare(other.at));
  return (
    <>
      {rows.length > 1 ? (
        <LineChart
          label={`${messages.chart}, ex-${place}`}
          points={points}
          span="days"
          unit="/MT"
          height="product"
          areCloses
          hasTableBelow
        />
      ) : null}
      <p className={styles.count}>{messages.days(rows.length)}</p>
      <div className={styles.days}>
        <DataTable
          label={messages.table(place)}
          columns={columns}
          rows={rows}
          rowKey={({ date }) => date}
          emptyText={content.noDataFound}
          isDense
        />
      </div>
    </>
  );
}
