import { usePageTitle } from "@mandi/shared/browser/use-page-title";
import { transporterWorkspacePath } from "@mandi/shared/contract/page-paths";
import type { TransporterEnquiryAnswer } from "@mandi/shared/contract/transporter/freight-enquiry";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { unbroken } from "@mandi/shared/format/unbroken";
import { page, workspace } from "@mandi/shared/messages/transporter";
import { enquiryDetail } from "@mandi/shared/messages/transporter-trade";
import { QuotationActLine } from "@mandi/shared/ui/data/act-line";
import { StatusPill } from "@mandi/shared/ui/data/status-pill";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import type { FailureLook } from "@mandi/shared/ui/feedback/page-failure";
import { SkeletonFacts, SkeletonLine, SkeletonPanel } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Page } from "@mandi/shared/ui/layout/page";
import { type Crumb, PageHead } from "@mandi/shared/ui/layout/page-head";
import { useParams } from "react-router-dom";
import { KeptStepsPlace } from "../trips/kept-steps/kept-steps-place";
import { enquiryAct } from "./enquiry-act";
import { EnquiryView } from "./enquiry-view";
import { useEnquiryDetail } from "./use-enquiry-detail";

/** One freight enquiry: the load, the bids, and the transporter's own price. */
export default function EnquiryDetailPage() {
  const { id = "" } = useParams();
  // Another address is another page: neither a price nor a message typed for one enquiry may be sent to the next.
  return <LiveEnquiry key={id} id={id} />;
}

function LiveEnquiry({ id }: { readonly id: string }) {
  const { state, ...board } = useEnquiryDetail(id);
  const enquiry = state.kind === "ready" ? state.data.data : null;
  usePageTitle(enquiry?.unique_id ?? null);
  return (
    <Page>
      <PageHead
        crumbs={crumbsTo(enquiry?.unique_id)}
        title={enquiryDetail.title}
        status={enquiry ? <StatusPill kind="freight" status={enquiry.status} /> : null}
        facts={enquiry ? <Facts enquiry={enquiry} /> : undefined}
      />
      <KeptStepsPlace />
      <StatePlace state={state} skeleton={<Waiting />} look={look}>
        {(answer) => <EnquiryView answer={answer} reload={state.refetch} staleSince={state.staleSince} {...board} />}
      </StatePlace>
    </Page>
  );
}

/** The load, and who acts next. */
function Facts({ enquiry }: { readonly enquiry: Enquiry }) {
  return (
    <>
      <p>{factsOf(enquiry)}</p>
      <QuotationActLine act={enquiryAct(enquiry)} />
    </>
  );
}

function crumbsTo(number: string | undefined): readonly Crumb[] {
  const way = [
    { label: workspace.title, to: transporterWorkspacePath },
    { label: workspace.views.enquiry, to: transporterWorkspacePath },
  ];
  return number === undefined ? way : [...way, { label: number }];
}

function factsOf({ unique_id, commodity_product, total_quantity, origin_city, unloading_city }: Enquiry): string {
  const way = enquiryDetail.way(origin_city, unloading_city);
  return `${unique_id}. ${commodity_product.name}, ${unbroken(formatTonnes(total_quantity))}, ${way}.`;
}

type Enquiry = TransporterEnquiryAnswer["data"];

/** 404, 400 and 500 show the empty state; after a server error it can be tried again. */
const look: FailureLook = {
  nothing: page.noData,
  nothingText: page.notFoundText,
  serverTrouble: page.serverTrouble,
  back: { to: transporterWorkspacePath, label: workspace.views.enquiry },
};

function Waiting() {
  return (
    <LoadingPlace label={enquiryDetail.title}>
      <SkeletonPanel rows={2} />
      <SkeletonLine width="30%" height={20} />
      <SkeletonFacts rows={10} />
    </LoadingPlace>
  );
}
