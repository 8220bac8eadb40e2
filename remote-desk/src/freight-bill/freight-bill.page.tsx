import { usePageTitle } from "@mandi/shared/browser/use-page-title";
import { deskOrderPath } from "@mandi/shared/contract/page-paths";
import { withCapital } from "@mandi/shared/format/capital";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { kindWords } from "@mandi/shared/messages/desk";
import { freightBill } from "@mandi/shared/messages/desk-freight";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { Link } from "react-router-dom";
import { ActsPanel } from "../acts/acts-panel";
import { PaperLink } from "../books/paper-link";
import { deskLook } from "../common/desk-look";
import { DeskPage } from "../common/desk-page";
import { PartyLink } from "../common/party-link";
import rowLink from "../common/row-link.module.css";
import { Walk } from "../decide/walk";
import { queueCrumb } from "../queue/queue-crumb";
import { TrailBlock } from "../trail/trail-block";
import { freightBillActs } from "./freight-bill-acts";
import { FreightBillFacts } from "./freight-bill-facts";
import { useFreightBill } from "./use-freight-bill";

/** A carrier's bill beside what was agreed and weighed: checked by operators, approved or disputed by accountants. */
export default function FreightBillPage() {
  const { id, state, bill, trail, refetch } = useFreightBill();
  const title = bill ? freightBill.title(bill.number) : kindWords["freight bill"];
  usePageTitle(bill ? title : null);
  return (
    <DeskPage>
      <PageHead
        crumbs={[queueCrumb(), { label: bill?.number ?? kindWords["freight bill"] }]}
        title={title}
        status={
          bill ? <Pill tone={bill.status === "disputed" ? "bad" : "plain"}>{withCapital(bill.status)}</Pill> : null
        }
        facts={bill ? freightBill.facts(bill.transporter, formatVehicle(bill.vehicle)) : undefined}
        actions={<Walk kind="freight bill" id={id} />}
      />
      <StatePlace state={state} skeleton={<Waiting />} look={deskLook}>
        {({ data }) => (
          <Columns
            isSideFirst
            side={
              <ActsPanel
                label={freightBill.acts}
                acts={freightBillActs(data)}
                waitingIds={data.approval_ids}
                onChanged={refetch}
              >
                <Link to={deskOrderPath(data.order)} className={rowLink.link}>
                  {data.order}
                </Link>
                , <PartyLink phone={data.transporter_phone}>{data.transporter}</PartyLink>
                {data.paper_id === undefined ? null : (
                  <>
                    , <PaperLink paper={data.paper_id}>{freightBill.document}</PaperLink>
                  </>
                )}
              </ActsPanel>
            }
            sideLabel={freightBill.acts}
          >
            <FreightBillFacts bill={data} />
            <TrailBlock trail={trail} />
          </Columns>
        )}
      </StatePlace>
    </DeskPage>
  );
}

function Waiting() {
  return (
    <LoadingPlace label={kindWords["freight bill"]}>
      <SkeletonBlock height={280} />
    </LoadingPlace>
  );
}
