import { ownProductsPath } from "@mandi/shared/contract/page-paths";
import { page } from "@mandi/shared/messages/buyer";
import { quotationList } from "@mandi/shared/messages/quotation-list";
import type { QueryResult } from "@mandi/shared/query/use-query";
import { Button, ButtonLink } from "@mandi/shared/ui/controls/button";
import { Pager } from "@mandi/shared/ui/data/pager";
import { InlineStatus } from "@mandi/shared/ui/feedback/inline-status";
import { NotRefreshed } from "@mandi/shared/ui/feedback/not-refreshed";
import { Skeleton } from "@mandi/shared/ui/feedback/skeleton";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import type { ReactNode } from "react";
import { SearchWithout } from "./search-without";
import styles from "./trade-list-place.module.css";
import type { TradeList } from "./use-trade-list";

/** For a seller whom nobody has asked yet: requests come to what they list. */
const ownProducts = { to: ownProductsPath, text: quotationList.toOwnProducts };

const nothingWaits = { title: quotationList.emptyTurn, text: quotationList.emptyTurnText };

/** The text in place of a list without rows. */
export interface NoTradesWords {
  readonly filtered: { readonly title: string; readonly text: string };
  readonly title: string;
  readonly sent: string;
  readonly received: string;
  /** Where a new one is started. */
  readonly way: { readonly to: string; readonly text: string };
  /** For a transporter, whose work is elsewhere: what this list is for, and where the work is. */
  readonly carrier: { readonly text: string; readonly way: { readonly to: string; readonly text: string } };
}

interface PageOfTrades {
  readonly current_page: number;
  readonly per_page: number;
  readonly total: number;
}

interface TradeListPlaceProps<Answer extends PageOfTrades> {
  readonly title: string;
  readonly list: TradeList;
  readonly state: QueryResult<Answer>;
  readonly words: NoTradesWords;
  readonly children: (answer: Answer) => ReactNode;
}

/** A page of quotations or orders with its pager, or why there is none. */
export function TradeListPlace<Answer extends PageOfTrades>(props: TradeListPlaceProps<Answer>) {
  const { title, list, state, words, children } = props;
  return (
    <div className={styles.place}>
      <InlineStatus isHidden>{list.view.search === "" ? null : resultOf(state)}</InlineStatus>
      <StatePlace
        state={state}
        // Enough to fill a phone: with fewer, the footer would be in sight until the rows arrive.
        skeleton={<Skeleton label={page.loading(title)} rows={10} hasPicture={false} />}
        empty={<NoTrades list={list} words={words} />}
      >
        {(answer) => (
          <>
            <NotRefreshed since={state.staleSince} />
            {children(answer)}
            <Pager
              page={answer.current_page}
              pageSize={answer.per_page}
              total={answer.total}
              pageHref={list.pageHref}
            />
          </>
        )}
      </StatePlace>
    </div>
  );
}

/** How many a search has found, once it is answered. */
function resultOf(state: QueryResult<PageOfTrades>): string | null {
  if (state.kind === "empty") return quotationList.searched(0);
  return state.kind === "ready" ? quotationList.searched(state.data.total) : null;
}

function NoTrades({ list, words }: { readonly list: TradeList; readonly words: NoTradesWords }) {
  if (list.view.search !== "") {
    return (
      <>
        <EmptyState
          heading="h2"
          title={quotationList.notFound(list.view.search)}
          text={quotationList.notFoundText}
          hasPanel
        />
        <SearchWithout search={list.view.search} onSearch={list.changeSearch} />
      </>
    );
  }
  if (list.view.statuses.length > 0 || list.view.isTurn) {
    const { title, text } = list.view.isTurn ? nothingWaits : words.filtered;
    return (
      <EmptyState
        heading="h2"
        title={title}
        text={text}
        actions={<Button onClick={list.showAll}>{quotationList.showAll}</Button>}
        hasPanel
      />
    );
  }
  const isSent = list.side === "sent";
  const { text, way } = list.isTransporter
    ? words.carrier
    : { text: isSent ? words.sent : words.received, way: isSent ? words.way : ownProducts };
  return (
    <EmptyState
      heading="h2"
      title={words.title}
      text={text}
      actions={
        <ButtonLink to={way.to} variant="primary">
          {way.text}
        </ButtonLink>
      }
      hasPanel
    />
  );
}
