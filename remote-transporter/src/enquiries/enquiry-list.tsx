import type { TransporterEnquiry } from "@mandi/shared/contract/transporter/freight-enquiry";
import { workspace } from "@mandi/shared/messages/transporter";
import { enquiries } from "@mandi/shared/messages/transporter-trade";
import { useServerNow } from "@mandi/shared/query/use-server-now";
import { Button, ButtonLink } from "@mandi/shared/ui/controls/button";
import { Chip, ChipGroup } from "@mandi/shared/ui/controls/chip";
import { Pager } from "@mandi/shared/ui/data/pager";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { NotRefreshed } from "@mandi/shared/ui/feedback/not-refreshed";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { OlderRows } from "../common/older-rows";
import { chosenEnquiries, countByFilter, type EnquiryFilter, enquiryFilters } from "./enquiry-filter";
import styles from "./enquiry-list.module.css";
import { EnquiryRow } from "./enquiry-row";
import { enquiriesPerPage, useEnquiries } from "./use-enquiries";

/** What others ask freight for and the caller may carry. */
export function EnquiryList() {
  const { state, ...view } = useEnquiries();
  return (
    <StatePlace state={state} skeleton={<Waiting />} empty={<NoEnquiries />}>
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
  const chosen = chosenEnquiries(list, filter);
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
        <div className={styles.board}>
          <Heads />
          <ul className={styles.rows}>
            {shown.map((enquiry) => (
              <li key={enquiry.id} className={styles.item}>
                <EnquiryRow enquiry={enquiry} nowMs={now} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {chosen.length > enquiriesPerPage ? (
        <Pager page={page} pageSize={enquiriesPerPage} total={chosen.length} pageHref={pageHref} />
      ) : null}
      {isLastPage ? <OlderRows older={older}>{enquiries.showOlder}</OlderRows> : null}
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

/** The heads of the columns. Each row says its labels itself, so these are for the eye only. */
function Heads() {
  const { number, product, route, quantity, minPrice, maxPrice, status } = enquiries;
  return (
    <div className={styles.heads} aria-hidden="true">
      <span>{number}</span>
      <span className={styles.productHead}>{product}</span>
      <span>{route}</span>
      <span className={styles.figureHead}>{quantity}</span>
      <span className={styles.figureHead}>{minPrice}</span>
      <span className={styles.figureHead}>{maxPrice}</span>
      <span>{status}</span>
    </div>
  );
}

function Waiting() {
  return (
    <LoadingPlace label={enquiries.what}>
      <SkeletonBlock height={44} />
      <SkeletonBlock height={228} />
      <SkeletonBlock height={228} />
    </LoadingPlace>
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
