import { orderBookPath, orderPaperPath, papersPath } from "@mandi/shared/contract/page-paths";
import type { TradePaperListAnswer } from "@mandi/shared/contract/trade-paper";
import { orders } from "@mandi/shared/messages/buyer-orders";
import { paperList } from "@mandi/shared/messages/paper-list";
import { useSession } from "@mandi/shared/session";
import { AddressSearch } from "@mandi/shared/ui/controls/address-search";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { Pager } from "@mandi/shared/ui/data/pager";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Skeleton } from "@mandi/shared/ui/feedback/skeleton";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { SharedTools, ToolsPlace } from "@mandi/shared/ui/table/tools-place";
import { Fragment } from "react";
import { Link } from "react-router-dom";
import { SearchWithout } from "../common/search-without";
import { LateCertificates } from "./late-certificates";
import { ofOrdersIn } from "./of-orders-in";
import { PaperTable } from "./paper-table";
import styles from "./papers.module.css";
import { StatementBlock } from "./statement-block";
import { usePapers } from "./use-papers";

/**
 * Receipts, payment advices, challans, proformas and statements of the person; of one order when the address names one.
 */
export default function PapersPage() {
  const { orderId, search, state, changeSearch, pageHref } = usePapers();
  const isDeductee = useSession(({ user }) => user?.type === "seller" || user?.type === "transporter");
  const number = state.kind === "ready" ? state.data.data[0]?.order : undefined;
  return (
    <Page>
      <PageHead
        title={paperList.title}
        facts={orderId === null || number === undefined ? paperList.facts : paperList.factsOfOrder(number)}
        actions={orderId === null ? undefined : <ButtonLink to={papersPath}>{paperList.all}</ButtonLink>}
      />
      <SharedTools>
        <div className={styles.place}>
          {state.kind === "empty" && search === "" ? null : (
            <div className={styles.tools}>
              <AddressSearch
                className={styles.search}
                label={paperList.search}
                placeholder={paperList.searchExample}
                value={search}
                onSearch={changeSearch}
                pauseMs={350}
              />
              <ToolsPlace className={styles.ofTable} />
            </div>
          )}
          <StatePlace
            state={state}
            skeleton={<Skeleton label={paperList.loading} rows={6} hasPicture={false} />}
            empty={<NoPapers search={search} onSearch={changeSearch} />}
          >
            {(answer) => <Papers answer={answer} pageHref={pageHref} />}
          </StatePlace>
          {orderId === null ? <StatementBlock onIssued={() => void state.refetch()} /> : null}
          {orderId === null && isDeductee ? <LateCertificates /> : null}
        </div>
      </SharedTools>
    </Page>
  );
}

interface NoPapersProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

function NoPapers({ search, onSearch }: NoPapersProps) {
  if (search === "") {
    return (
      <EmptyState
        heading="h2"
        title={paperList.empty}
        text={paperList.emptyText}
        actions={<ButtonLink to={orderBookPath}>{orders.book}</ButtonLink>}
        hasPanel
      />
    );
  }
  return (
    <>
      <EmptyState heading="h2" title={paperList.notFound(search)} text={paperList.notFoundText} hasPanel />
      <SearchWithout search={search} onSearch={onSearch} />
    </>
  );
}

interface PapersProps {
  readonly answer: TradePaperListAnswer;
  readonly pageHref: (page: number) => { readonly search: string };
}

function Papers({ answer, pageHref }: PapersProps) {
  const { data, current_page, per_page, total } = answer;
  const ofOrders = ofOrdersIn(answer);
  return (
    <>
      {ofOrders.length === 0 ? null : (
        <Note tone="info">
          {paperList.withOrder}{" "}
          {ofOrders.map(({ order_id, kind, number }, place) => (
            <Fragment key={number}>
              {place === 0 ? null : ", "}
              <Link to={orderPaperPath(order_id, number)} className={styles.link}>
                {paperList.ofOrder[kind](number)}
              </Link>
            </Fragment>
          ))}
        </Note>
      )}
      {total === 0 ? null : (
        <>
          <PaperTable rows={data} />
          <Pager page={current_page} pageSize={per_page} total={total} pageHref={pageHref} />
        </>
      )}
    </>
  );
}
