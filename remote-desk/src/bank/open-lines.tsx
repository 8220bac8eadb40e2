import { bankShows } from "@mandi/shared/contract/desk/bank-statement";
import { bank } from "@mandi/shared/messages/desk-bank";
import { Chip, ChipGroup } from "@mandi/shared/ui/controls/chip";
import { ListPages } from "../common/list-pages";
import { PartPlace } from "../common/part-place";
import { SearchLine } from "../common/search-line";
import { BankTable } from "./bank-table";
import type { useBankLines } from "./use-bank-lines";

interface OpenLinesProps {
  readonly lines: ReturnType<typeof useBankLines>;
  readonly onChanged: () => void;
}

/** A page of the open lines, with a search and a filter. */
export function OpenLines({ lines: { state, pages, search, show, choose }, onChanged }: OpenLinesProps) {
  const isAll = search === "" && show === null;
  return (
    <>
      <SearchLine
        key={search}
        label={bank.search}
        button={bank.find}
        search={search}
        onSearch={(text) => choose({ search: text, show })}
      />
      <ChipGroup label={bank.show} isScrolling>
        {([null, ...bankShows] as const).map((one) => (
          <Chip key={one ?? "all"} isChosen={show === one} onToggle={() => choose({ search, show: one })}>
            {bank.shows[one ?? "all"]}
          </Chip>
        ))}
      </ChipGroup>
      <PartPlace label={bank.list} state={state}>
        {({ data }) => (
          <>
            <BankTable lines={data} emptyText={isAll ? bank.nothing : bank.noneFound} onChanged={onChanged} />
            <ListPages address={pages} rows={data.length} label={bank.pages} />
          </>
        )}
      </PartPlace>
    </>
  );
}
