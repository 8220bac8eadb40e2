import { usePageTitle } from "@mandi/shared/browser/use-page-title";
import type { DeskPayment } from "@mandi/shared/contract/desk/money";
import { withCapital } from "@mandi/shared/format/capital";
import { formatMoment } from "@mandi/shared/format/dates";
import { kindWords } from "@mandi/shared/messages/desk";
import { payment as messages } from "@mandi/shared/messages/desk-payment";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { deskLook } from "../common/desk-look";
import { DeskPage } from "../common/desk-page";
import { Walk } from "../decide/walk";
import { queueCrumb } from "../queue/queue-crumb";
import { LateDecideBar } from "./late-decide-bar";
import { paidThing } from "./paid-thing";
import { PaymentEvidence } from "./payment-evidence";
import { PaymentPanel } from "./payment-panel";
import { usePayment } from "./use-payment";

const tones = { "under check": "wait", verified: "ok", rejected: "bad", initiated: "plain" } as const;

/** A reported transfer: the claim beside what it pays, and the decision; on a phone the decision is below what it rests on, with a bar that leads there. */
export default function PaymentPage() {
  const { id, state } = usePayment();
  const payment = state.kind === "ready" ? state.data.data : null;
  usePageTitle(payment && messages.title(payment.utr));
  return (
    <DeskPage>
      <PageHead
        crumbs={[queueCrumb(), { label: payment?.utr ?? kindWords.payment }]}
        title={payment ? messages.title(payment.utr) : kindWords.payment}
        status={payment ? <Status payment={payment} /> : null}
        facts={
          payment
            ? `${messages.facts(paidThing(payment), payment.payer)} ${formatMoment(payment.created_at)}`
            : undefined
        }
        actions={<Walk kind="payment" id={id} />}
      />
      <StatePlace state={state} skeleton={<Waiting />} look={deskLook}>
        {({ data }) => (
          <>
            <Columns
              sideLabel={kindWords.payment}
              side={<PaymentPanel key={data.id} payment={data} onChanged={() => void state.refetch()} />}
            >
              <PaymentEvidence payment={data} onChanged={() => void state.refetch()} />
            </Columns>
            <LateDecideBar payment={data} />
          </>
        )}
      </StatePlace>
    </DeskPage>
  );
}

function Status({ payment: { status, reversed_on } }: { readonly payment: DeskPayment }) {
  if (reversed_on !== undefined) return <Pill tone="bad">{messages.reversed}</Pill>;
  return <Pill tone={tones[status]}>{withCapital(status)}</Pill>;
}

function Waiting() {
  return (
    <LoadingPlace label={kindWords.payment}>
      <SkeletonBlock height={220} />
      <SkeletonBlock height={220} />
    </LoadingPlace>
  );
}
