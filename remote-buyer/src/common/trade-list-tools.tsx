import { quotations } from "@mandi/shared/messages/buyer-trade";
import { Button } from "@mandi/shared/ui/controls/button";
import { Chip, ChipGroup } from "@mandi/shared/ui/controls/chip";
import { Segmented } from "@mandi/shared/ui/controls/segmented";
import { Select } from "@mandi/shared/ui/controls/select";
import { ToolsPlace } from "@mandi/shared/ui/table/tools-place";
import { Download } from "lucide-react";
import { ListSearch } from "./list-search";
import styles from "./trade-list-tools.module.css";
import type { useCsvFile } from "./use-csv-file";
import type { TradeList, TradeSide } from "./use-trade-list";

export interface TradeListToolsProps {
  readonly label: string;
  readonly list: TradeList;
  /** Saves the list as it is narrowed. */
  readonly file: ReturnType<typeof useCsvFile>;
  readonly statuses: readonly string[];
  /** How a status reads, where the data's own word is not shown. */
  readonly words?: Readonly<Record<string, string>>;
}

const sides: readonly { readonly value: TradeSide; readonly label: string }[] = [
  { value: "received", label: quotations.received },
  { value: "sent", label: quotations.sent },
];

/** Side, filter and order over a list of quotations or orders. */
export function TradeListTools({ label, list, file, statuses, words = {} }: TradeListToolsProps) {
  const { isSeller, side, view, changeSide, changeStatus, changeSort } = list;
  return (
    <div className={styles.tools}>
      {isSeller ? <Segmented label={label} choices={sides} value={side} onValue={changeSide} size="m" /> : null}
      <ListSearch list={list} />
      <Select
        label={quotations.order}
        isLabelHidden
        className={styles.sort}
        choices={[
          { value: "newest", label: quotations.newest },
          { value: "oldest", label: quotations.oldest },
        ]}
        value={view.sort}
        onChange={(event) => changeSort(event.target.value)}
      />
      <Button icon={Download} className={styles.file} isBusy={file.isBusy} onClick={file.save}>
        {quotations.file.csv}
      </Button>
      <ToolsPlace className={styles.columns} />
      <div className={styles.filters}>
        <ChipGroup label={quotations.status} isScrolling>
          <Chip isChosen={view.status === null} onToggle={() => changeStatus(null)}>
            {quotations.all}
          </Chip>
          {statuses.map((status) => (
            <Chip key={status} isChosen={view.status === status} onToggle={() => changeStatus(status)}>
              {words[status] ?? status}
            </Chip>
          ))}
        </ChipGroup>
      </div>
    </div>
  );
}
