import { usePageTitle } from "@mandi/shared/browser/use-page-title";
import { formatMoment } from "@mandi/shared/format/dates";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { kindWords } from "@mandi/shared/messages/desk";
import { quotation as messages } from "@mandi/shared/messages/desk-marking";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { deskLook } from "../common/desk-look";
import { DeskPage } from "../common/desk-page";
import { StatePill } from "../common/state-pill";
import { Walk } from "../decide/walk";
import { queueCrumb } from "../queue/queue-crumb";
import type { DeskQuotation } from "./quotation.api";
import { QuotationView } from "./quotation-view";
import { useMarkingBoard } from "./use-marking-board";

/** A quotation with every offer and every freight bid, and its marking. */
export default function QuotationPage() {
  const { id, state } = useMarkingBoard();
  const quotation = state.kind === "ready" ? state.data.quotation : null;
  usePageTitle(quotation?.number ?? null);
  return (
    <DeskPage>
      <PageHead
        crumbs={[queueCrumb(), { label: quotation?.number ?? kindWords.quotation }]}
        title={quotation ? titleOf(quotation) : kindWords.quotation}
        status={quotation ? <StatePill kind="quotation" status={quotation.status} /> : null}
        facts={quotation ? factsOf(quotation) : undefined}
        actions={<Walk kind="quotation" id={id} />}
      />
      <StatePlace state={state} skeleton={<Waiting />} look={deskLook}>
        {(data) => (
          <QuotationView
            key={data.quotation.id}
            data={data}
            staleSince={state.staleSince}
            onChanged={() => void state.refetch()}
          />
        )}
      </StatePlace>
    </DeskPage>
  );
}

/** The task as title, while it is open; afterwards the quotation alone. */
const titleOf = ({ status, number }: DeskQuotation): string =>
  status === "pending" ? messages.title(number) : messages.titleOf(number);

function factsOf(quotation: DeskQuotation): string {
  const { product, brand, quantity, origin_city, consignee, buyer } = quotation;
  const goods = messages.facts(product, brand, formatTonnes(quantity), origin_city, consignee);
  return `${goods} ${buyer}. ${closingOf(quotation)}`.trim();
}

/** When the offers close or have closed; empty where the quotation ended before. */
function closingOf({ deadline, is_closed, closed_at, status }: DeskQuotation): string {
  const announced = formatMoment(deadline);
  if (is_closed === 0) return status === "pending" ? messages.closes(announced) : "";
  if (!closed_at) return messages.closed(announced);
  const at = formatMoment(closed_at);
  return Date.parse(closed_at) < Date.parse(deadline) ? messages.closedEarly(at, announced) : messages.closed(at);
}

function Waiting() {
  return (
    <LoadingPlace label={messages.board}>
      <SkeletonBlock height={320} />
    </LoadingPlace>
  );
}
