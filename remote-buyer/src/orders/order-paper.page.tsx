import { usePageTitle } from "@mandi/shared/browser/use-page-title";
import type { Order } from "@mandi/shared/contract/order";
import { orderBookPath, orderDetailsPath } from "@mandi/shared/contract/page-paths";
import { formatDay } from "@mandi/shared/format/dates";
import { unbroken } from "@mandi/shared/format/unbroken";
import { page } from "@mandi/shared/messages/buyer";
import { orders } from "@mandi/shared/messages/buyer-orders";
import { common } from "@mandi/shared/messages/common";
import { documents, papers } from "@mandi/shared/messages/papers";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { Undo2 } from "lucide-react";
import { useParams } from "react-router-dom";
import { DocumentPlace } from "../documents/document-place";
import { PaperActions } from "../documents/paper-actions";
import { usePaperFile } from "../documents/use-paper-file";
import styles from "./order-paper.module.css";
import { type OrderPaper, paperOf } from "./paper-of";
import { PaperView } from "./paper-view";
import { useOrder } from "./use-order";

const list = { to: orderBookPath, title: orders.book };

/** A tax invoice of an order, or a note that corrects one, as a separate document (GST rules 46 and 53). */
export default function OrderPaperPage() {
  const { number = "" } = useParams();
  const state = useOrder();
  const paper = state.kind === "ready" ? paperOf(state.data, number) : null;
  usePageTitle(paper === null ? null : titleOf(paper));
  return (
    <Page>
      <DocumentPlace state={state} label={papers.title} list={list}>
        {(order) => (paper === null ? <NoPaper order={order} /> : <Paper order={order} paper={paper} />)}
      </DocumentPlace>
    </Page>
  );
}

function titleOf(paper: OrderPaper): string {
  if (paper.kind === "invoice") return papers.invoice(paper.invoice.number);
  return paper.kind === "credit note" ? papers.creditNote(paper.note.number) : papers.debitNote(paper.note.number);
}

function Paper({ order, paper }: { readonly order: Order; readonly paper: OrderPaper }) {
  const title = titleOf(paper);
  const { invoice } = paper;
  const file = usePaperFile(order.id, paper.kind === "invoice" ? invoice.number : paper.note.number);
  return (
    <>
      <PageHead
        crumbs={[
          { label: orders.book, to: orderBookPath },
          { label: order.order_id, to: orderDetailsPath(order.id) },
          { label: title },
        ]}
        title={title}
        status={
          paper.kind === "invoice" && paper.takenBackBy ? (
            <Pill tone="bad" icon={Undo2}>
              {documents.cancelled}
            </Pill>
          ) : undefined
        }
        facts={
          paper.kind === "invoice"
            ? papers.invoiceFacts(formatDay(invoice.date), order.order_id)
            : papers.noteFacts(formatDay(paper.note.date), invoice.number, unbroken(formatDay(invoice.date)))
        }
        actions={<PaperActions title={title} text={papers.shared(title, order.order_id)} file={file} />}
      />
      <PaperView order={order} paper={paper} />
    </>
  );
}

/** The order exists, but has no document with this number. */
function NoPaper({ order }: { readonly order: Order }) {
  return (
    <div className={styles.state}>
      <EmptyState
        heading="h1"
        title={common.noData}
        text={page.notFoundText}
        actions={<ButtonLink to={orderDetailsPath(order.id)}>{orders.titleOf(order.order_id)}</ButtonLink>}
        hasPanel
      />
    </div>
  );
}
