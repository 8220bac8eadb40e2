import { homePath, transporterWorkspacePath } from "@mandi/shared/contract/page-paths";
import { quotationStatuses } from "@mandi/shared/contract/trade-document";
import { page } from "@mandi/shared/messages/buyer";
import { quotations } from "@mandi/shared/messages/buyer-trade";
import { quotationList } from "@mandi/shared/messages/quotation-list";
import { Page } from "@mandi/shared/ui/layout/page";
import { SharedTools } from "@mandi/shared/ui/table/tools-place";
import { type NoTradesWords, TradeListPlace } from "../common/trade-list-place";
import { TradeListHead } from "../common/trade-list-tools";
import type { TradeList } from "../common/use-trade-list";
import { ReceivedTable, SentTable } from "./quotation-tables";
import { SentNote } from "./sent-note";
import { useQuotationList } from "./use-quotation-list";

const noQuotations: NoTradesWords = {
  filtered: { title: quotationList.emptyFilter, text: quotationList.emptyFilterText },
  title: quotationList.emptyTitle,
  sent: quotationList.emptyText,
  received: quotationList.emptyReceived,
  way: { to: homePath, text: page.seeProducts },
  carrier: { text: quotationList.emptyBought, way: { to: transporterWorkspacePath, text: quotationList.toFreight } },
};

function introOf({ side, isTransporter }: TradeList): string {
  if (side === "received") return quotationList.introReceived;
  return isTransporter ? quotationList.introBought : quotationList.intro;
}

/** Quotations sent, and for a seller those received. */
export default function QuotationListPage() {
  const { list, turns, file, state } = useQuotationList();
  return (
    <Page>
      <SharedTools>
        <TradeListHead
          title={quotations.title}
          facts={introOf(list)}
          label={quotationList.list}
          list={list}
          turns={turns}
          file={file}
          statuses={quotationStatuses}
        />
        <SentNote />
        <TradeListPlace title={quotations.title} list={list} state={state} words={noQuotations}>
          {(answer) =>
            answer.side === "sent" ? <SentTable rows={answer.data} /> : <ReceivedTable rows={answer.data} />
          }
        </TradeListPlace>
      </SharedTools>
    </Page>
  );
}
