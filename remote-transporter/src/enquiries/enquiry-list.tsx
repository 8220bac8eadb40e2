import type { TransporterEnquiry } from "@mandi/shared/contract/transporter/freight-enquiry";
import { common } from "@mandi/shared/messages/common";
import { workspace } from "@mandi/shared/messages/transporter";
import { enquiries } from "@mandi/shared/messages/transporter-trade";
import { useServerNow } from "@mandi/shared/query/use-server-now";
import { Button, ButtonLink } from "@mandi/shared/ui/controls/button";
import { Chip, ChipGroup } from "@mandi/shared/ui/controls/chip";
import { Pager } from "@mandi/shared/ui/data/pager";
import { NotRefreshed } from "@mandi/shared/ui/feedback/not-refreshed";
import { Skeleton, SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { SharedTools } from "@mandi/shared/ui/table/tools-place";
import { useTableView } from "@mandi/shared/ui/table/use-table-view";
import { shownRows } from "@mandi/shared/ui/table/view-column";
import { WideTable } from "@mandi/shared/ui/table/wide-table";
import { OlderRows } from "../common/older-rows";
import { NothingFound, useWorkSearch, WorkSearch } from "../common/work-search";
import { chosenEnquiries, countByFilter, type EnquiryFilter, enquiryFilters } from "./enquiry-filter";
import styles from "./enquiry-list.module.css";
import { enquiryColumns } from "./enquiry-table";
import { enquiriesPerPage, useEnquiries } from "./use-enquiries";

/** Freight enquiries that the caller may carry. */
export function EnquiryList() {
  const { search, onSearch } = useWorkSearch();
  return (
    <SharedTools>
      <WorkSearch label={enquiries.search} placeholder={enquiries.searchExample} search={search} onSearch={onSearch} />
      <Found key={search} search={search} />
    </SharedTools>
  );
}

function Found({ search }: { readonly search: string }) {
  const { state, ...view } = useEnquiries(search);
  return (
    <StatePlace
      state={state}
      skeleton={<Waiting />}
      empty={search === "" ? <NoEnquiries /> : <NothingFound search={search} />}
    >
      {({ rows }) => <Board list={rows} staleSince={state.staleSince} {...view} />}
    </StatePlace>
  );
}

type BoardProps = Omit<ReturnType<typeof useEnquiries>, "state"> & {
  readonly list: readonly TransporterEnquiry[];
  readonly staleSince: number | null;
};

function Board({ list, staleSince, filter, page, chooseFilter, pageHref, older }: BoardProps) {
  const now = useServerNow();
  const { view } = useTableView();
  const columns = enquiryColumns(now);
  const chosen = shownRows(chosenEnquiries(list, filter, now), columns, { ...view, filter: "" });
  const isLastPage = page * enquiriesPerPage >= chosen.length;
  const shown = chosen.slice((page - 1) * enquiriesPerPage, page * enquiriesPerPage);
  return (
    <>
      <NotRefreshed since={staleSince} />
      <Filters list={list} filter={filter} onChoose={chooseFilter} />
      {shown.length === 0 ? (
        <EmptyState
          heading="h2"
          title={enquiries.emptyFilter}
          text={enquiries.emptyFilterText}
          actions={<Button onClick={() => chooseFilter("all")}>{enquiries.showAll}</Button>}
          hasPanel
        />
      ) : (
        <WideTable
          label={workspace.views.enquiry}
          columns={columns}
          rows={shown}
          fileRows={chosen}
          fileName="enquiries"
          rowKey={({ id }) => String(id)}
        />
      )}
      {chosen.length > enquiriesPerPage ? (
        <Pager page={page} pageSize={enquiriesPerPage} total={chosen.length} pageHref={pageHref} />
      ) : null}
      <OlderRows older={older} isOnLastPage={isLastPage}>
        {enquiries.showOlder}
      </OlderRows>
    </>
  );
}

interface FiltersProps {
  readonly list: readonly TransporterEnquiry[];
  readonly filter: EnquiryFilter;
  readonly onChoose: (filter: EnquiryFilter) => void;
}

function Filters({ list, filter, onChoose }: FiltersProps) {
  const counts = countByFilter(list);
  return (
    <div className={styles.filters}>
      <ChipGroup label={enquiries.filter} isScrolling>
        {enquiryFilters.map((choice) => (
          <Chip key={choice} isChosen={choice === filter} note={counts[choice]} onToggle={() => onChoose(choice)}>
            {enquiries[choice]}
          </Chip>
        ))}
      </ChipGroup>
    </div>
  );
}

function Waiting() {
  return (
    <Skeleton label={common.loadingOf(enquiries.what)} rows={8} hasPicture={false}>
      <SkeletonBlock height={44} />
    </Skeleton>
  );
}

function NoEnquiries() {
  return (
    <EmptyState
      heading="h2"
      title={enquiries.empty}
      text={enquiries.emptyText}
      actions={
        <>
          <ButtonLink to="?view=product">{workspace.views.product}</ButtonLink>
          <ButtonLink to="?view=belt">{workspace.views.belt}</ButtonLink>
        </>
      }
      hasPanel
    />
  );
}
