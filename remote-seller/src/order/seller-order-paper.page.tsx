import { usePageTitle } from "@mandi/shared/browser/use-page-title";
import { orderBookPath, sellerOrderPath } from "@mandi/shared/contract/page-paths";
import type { SellerOrder } from "@mandi/shared/contract/seller-order";
import type { TakenBackBill } from "@mandi/shared/contract/tax-invoice";
import { formatDay } from "@mandi/shared/format/dates";
import { notePaper } from "@mandi/shared/messages/seller-invoices";
import { order as messages } from "@mandi/shared/messages/seller-order";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { Button } from "@mandi/shared/ui/controls/button";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { NothingHere } from "@mandi/shared/ui/feedback/page-failure";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { Printer } from "lucide-react";
import { useParams, useSearchParams } from "react-router-dom";
import { failureLook } from "../common/failure-look";
import { NotePaper } from "./note-paper";
import { readOrder } from "./order.api";

const orderQuery = defineQuery((signal, id: string) => readOrder(id, signal));

/**
 * The credit note of a seller for an invoice of theirs that was cancelled (GST rule 53), complete except for its
 * number, which is from their own series. The invoice is in the query, because its number may contain slashes.
 */
export default function SellerOrderPaperPage() {
  const { id = "" } = useParams();
  const [query] = useSearchParams();
  const number = query.get("invoice") ?? "";
  const state = useQuery(orderQuery, [id]);
  const order = state.kind === "ready" ? state.data : null;
  const note = order?.taken_back?.find(({ bill }) => bill.number === number);
  const title = note ? notePaper.titleOf(number) : notePaper.title;
  usePageTitle(note ? title : null);
  return (
    <Page>
      <PageHead
        crumbs={[
          { label: messages.list, to: orderBookPath },
          ...(order ? [{ label: order.order_id, to: sellerOrderPath(order.id) }] : []),
          { label: notePaper.title },
        ]}
        title={title}
        facts={order && note ? notePaper.facts(formatDay(note.bill.date), order.order_id) : undefined}
        actions={note ? <PrintButton /> : undefined}
      />
      <StatePlace
        state={state}
        skeleton={
          <LoadingPlace label={notePaper.title}>
            <SkeletonBlock height={480} />
          </LoadingPlace>
        }
        look={failureLook({ to: orderBookPath, label: messages.list })}
      >
        {(data) => <Paper order={data} note={note} />}
      </StatePlace>
    </Page>
  );
}

function PrintButton() {
  return (
    <Button icon={Printer} onClick={() => window.print()}>
      {messages.print}
    </Button>
  );
}

interface PaperProps {
  readonly order: SellerOrder;
  /** Undefined where no such invoice of the order was cancelled. */
  readonly note: TakenBackBill | undefined;
}

function Paper({ order, note }: PaperProps) {
  if (note) return <NotePaper order={order} note={note} />;
  return <NothingHere look={failureLook({ to: sellerOrderPath(order.id), label: order.order_id })} />;
}
