import type { DeskApproval } from "@mandi/shared/contract/desk/people";
import { deskOrderPath, deskPath, deskPaymentPath, deskQuotationPath } from "@mandi/shared/contract/page-paths";
import { formatMoment } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { desk, kindWords, approval as messages } from "@mandi/shared/messages/desk";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { NothingHere } from "@mandi/shared/ui/feedback/page-failure";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { Block } from "@mandi/shared/ui/layout/section";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { deskLook } from "../common/desk-look";
import { DeskPage } from "../common/desk-page";
import { Walk } from "../decide/walk";
import { ApprovalPanel } from "./approval-panel";
import { useApproval } from "./use-approval";

/** What the reader has decided here: it no longer waits, and stays in sight until they leave it. */
interface Decided {
  readonly approval: DeskApproval;
  readonly outcome: string;
}

/** What somebody asked for and a second person confirms, with its first reason. */
export default function ApprovalPage() {
  const { id = "" } = useParams();
  const state = useApproval(id);
  const [decided, setDecided] = useState<Decided | null>(null);
  const own = decided !== null && String(decided.approval.id) === id ? decided : null;
  const waiting = state.kind === "ready" ? state.data.data[0] : undefined;
  const approval = own?.approval ?? waiting;

  function handleDecided(outcome: string): void {
    if (approval) setDecided({ approval, outcome });
    void state.refetch();
  }

  return (
    <DeskPage>
      <PageHead
        crumbs={[{ label: desk.queue, to: deskPath }, { label: `A${id}` }]}
        title={messages.title(id)}
        facts={approval ? messages.asks(approval.requested_by, formatMoment(approval.requested_at)) : undefined}
        actions={<Walk kind="second person" id={id} />}
      />
      <StatePlace state={state} skeleton={<Waiting />} look={deskLook}>
        {() =>
          approval ? (
            <Columns
              isSideFirst
              sideLabel={kindWords["second person"]}
              side={
                <ApprovalPanel
                  key={approval.id}
                  approval={approval}
                  outcome={own?.outcome ?? null}
                  onDecided={handleDecided}
                />
              }
            >
              <Asked approval={approval} />
            </Columns>
          ) : (
            <NothingHere look={deskLook} />
          )
        }
      </StatePlace>
    </DeskPage>
  );
}

function Asked({ approval }: { readonly approval: DeskApproval }) {
  const { does, action, about, subject, payer, utr, amount, reason, shows } = approval;
  const subjectPath = pathOfSubject(subject);
  return (
    <Block
      title={messages.what}
      actions={subjectPath === null ? undefined : <ButtonLink to={subjectPath}>{messages.openSubject}</ButtonLink>}
    >
      <DefinitionList
        items={[
          { term: messages.act, value: does ?? action },
          { term: messages.about, value: about ?? subject },
          ...(amount > 0 ? [{ term: messages.amount, value: formatRupees(amount, { decimals: 2 }) }] : []),
          ...(payer ? [{ term: messages.payer, value: payer }] : []),
          ...(utr ? [{ term: messages.utr, value: utr }] : []),
          { term: messages.firstReason, value: reason },
          ...(shows ? [{ term: messages.shows, value: <Lines text={shows} /> }] : []),
        ]}
      />
    </Block>
  );
}

function Lines({ text }: { readonly text: string }) {
  return text.split("\n").map((line) => <div key={line}>{line}</div>);
}

/** The page with the evidence, where the desk has one. */
function pathOfSubject(subject: string): string | null {
  const [kind = "", key = ""] = subject.split(":");
  if (kind === "payment") return deskPaymentPath(key);
  if (kind === "order") return deskOrderPath(key);
  return kind === "quotation" ? deskQuotationPath(key) : null;
}

function Waiting() {
  return (
    <LoadingPlace label={kindWords["second person"]}>
      <SkeletonBlock height={280} />
    </LoadingPlace>
  );
}
