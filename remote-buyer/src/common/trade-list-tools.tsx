import type { ListTurns } from "@mandi/shared/contract/list-turns";
import { withCapital } from "@mandi/shared/format/capital";
import { page } from "@mandi/shared/messages/buyer";
import { quotations } from "@mandi/shared/messages/buyer-trade";
import { quotationList } from "@mandi/shared/messages/quotation-list";
import { Button } from "@mandi/shared/ui/controls/button";
import { Chip, ChipGroup } from "@mandi/shared/ui/controls/chip";
import { IconButton } from "@mandi/shared/ui/controls/icon-button";
import { Segmented } from "@mandi/shared/ui/controls/segmented";
import { Select } from "@mandi/shared/ui/controls/select";
import { classes } from "@mandi/shared/ui/foundation/classes";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { ToolsPlace } from "@mandi/shared/ui/table/tools-place";
import { Download, SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { listOrders } from "./list-address";
import { ListSearch } from "./list-search";
import styles from "./trade-list-tools.module.css";
import type { useCsvFile } from "./use-csv-file";
import type { TradeList } from "./use-trade-list";

export interface TradeListHeadProps extends Omit<TradeListToolsProps, "isOpen"> {
  readonly title: string;
  readonly facts: string;
}

interface TradeListToolsProps {
  readonly label: string;
  readonly list: TradeList;
  /** What waits for the reader on each side, once known. */
  readonly turns: ListTurns | undefined;
  /** Saves the list with its current filters. */
  readonly file: ReturnType<typeof useCsvFile>;
  readonly statuses: readonly string[];
  /** The text of a status, where it differs from the data. */
  readonly words?: Readonly<Record<string, string>>;
  /** Used on phones only: elsewhere there is room. */
  readonly isOpen: boolean;
}

/** The sides, each with what waits there: together they are the number of the menu. */
const sidesWith = (turns: ListTurns | undefined) =>
  (["received", "sent"] as const).map((value) => ({ value, label: quotationList[value], note: turns?.[value] }));

const orders = listOrders.map((value) => ({ value, label: quotationList.orders[value] }));

/**
 * Title, side, filter and order above a list of quotations or orders. On a phone the rows come first: the filters open
 * from a button beside the title, and by themselves when one is set. Its icon is filled while one is.
 */
export function TradeListHead({ title, facts, ...tools }: TradeListHeadProps) {
  const { search, statuses, sort, isTurn } = tools.list.view;
  const isNarrowed = search !== "" || statuses.length > 0 || isTurn || sort !== "turn";
  const [isOpen, setIsOpen] = useState(isNarrowed);
  // Stays open when the search is cleared to type another one.
  const [wasNarrowed, setWasNarrowed] = useState(isNarrowed);
  if (isNarrowed !== wasNarrowed) {
    setWasNarrowed(isNarrowed);
    if (isNarrowed) setIsOpen(true);
  }
  return (
    <>
      <PageHead
        title={title}
        facts={facts}
        areFactsWide
        actions={
          <IconButton
            icon={SlidersHorizontal}
            label={page.narrow}
            className={styles.toggle}
            aria-expanded={isOpen}
            isFilled={isNarrowed}
            onClick={() => setIsOpen((before) => !before)}
          />
        }
      />
      <TradeListTools {...tools} isOpen={isOpen} />
    </>
  );
}

function TradeListTools({ label, list, turns, file, statuses, words = {}, isOpen }: TradeListToolsProps) {
  const { isSeller, side, view, changeSide, toggleStatus, toggleTurn, showAll, changeSort } = list;
  return (
    <div className={classes(styles.tools, isSeller && styles.sided, isOpen && styles.open)}>
      {isSeller ? (
        <Segmented label={label} choices={sidesWith(turns)} value={side} onValue={changeSide} size="m" />
      ) : null}
      <ListSearch list={list} />
      <Select
        label={quotationList.order}
        isLabelHidden
        className={styles.sort}
        choices={orders}
        value={view.sort}
        onChange={(event) => changeSort(event.target.value)}
      />
      <ToolsPlace className={styles.columns} />
      <Button icon={Download} className={styles.file} isBusy={file.isBusy} onClick={file.save}>
        {quotations.file.csv}
      </Button>
      <div className={styles.filters}>
        <ChipGroup label={quotations.status} isScrolling>
          <Chip isChosen={view.statuses.length === 0 && !view.isTurn} onToggle={showAll}>
            {quotationList.all}
          </Chip>
          <Chip isChosen={view.isTurn} note={turns?.[side] || undefined} onToggle={toggleTurn}>
            {quotationList.turn}
          </Chip>
          {statuses.map((status) => (
            <Chip
              key={status}
              isChosen={view.statuses.some((chosen) => chosen === status)}
              onToggle={() => toggleStatus(status)}
            >
              {withCapital(words[status] ?? status)}
            </Chip>
          ))}
        </ChipGroup>
      </div>
    </div>
  );
}
