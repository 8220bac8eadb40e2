import { queue } from "@mandi/shared/messages/desk-queue";
import { TableTools } from "@mandi/shared/ui/table/table-tools";
import { useTableView } from "@mandi/shared/ui/table/use-table-view";
import { shownColumns } from "@mandi/shared/ui/table/view-column";
import { SearchLine } from "../common/search-line";
import styles from "./queue.module.css";
import { queueColumns } from "./queue-columns";
import type { ShownQueue } from "./use-queue";
import { useSaveQueue } from "./use-save-queue";

/** The columns, for choosing and saving; the moment is only needed by their cells. */
const columns = queueColumns(0);

/** Search text, choice of columns, and the CSV file of all pages. */
export function QueueTools({ query, search }: Pick<ShownQueue, "query" | "search">) {
  const choice = useTableView();
  const save = useSaveQueue();
  const { filter = "" } = query;
  return (
    <div className={styles.line}>
      <SearchLine key={filter} label={queue.words} button={queue.find} search={filter} onSearch={search} />
      <TableTools
        columns={columns}
        choice={choice}
        hasFilter={false}
        onSave={() => void save(query, shownColumns(columns, choice.view))}
      />
    </div>
  );
}
