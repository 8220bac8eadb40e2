import type { DeskCredit } from "@mandi/shared/contract/desk/credit-request";
import { deskListPath } from "@mandi/shared/contract/page-paths";
import { withCapital } from "@mandi/shared/format/capital";
import { formatMoment } from "@mandi/shared/format/dates";
import { formatPhone } from "@mandi/shared/format/phone";
import { formatRupees } from "@mandi/shared/format/rupees";
import { kindWords } from "@mandi/shared/messages/desk";
import { credit, lists } from "@mandi/shared/messages/desk-table";
import { Button } from "@mandi/shared/ui/controls/button";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { Note } from "@mandi/shared/ui/feedback/note";
import { NothingHere } from "@mandi/shared/ui/feedback/page-failure";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { Block } from "@mandi/shared/ui/layout/section";
import { ActsPanel } from "../acts/acts-panel";
import { deskLook } from "../common/desk-look";
import { DeskPage } from "../common/desk-page";
import styles from "../common/panel.module.css";
import { PartyLink } from "../common/party-link";
import { Walk } from "../decide/walk";
import { TrailBlock } from "../trail/trail-block";
import { creditActs, creditFigures } from "./credit-acts";
import { saveDocument, useCredit } from "./use-credit";

/** A credit request: who asks, what they owe already, their documents, and the decision. */
export default function CreditPage() {
  const { id, state, request, trail } = useCredit();
  const isOpen = request?.decision == null;

  function refetch(): void {
    void state.refetch();
    void trail.refetch();
  }

  return (
    <DeskPage>
      <PageHead
        crumbs={[{ label: lists.names.credit, to: deskListPath("credit") }, { label: `R${id}` }]}
        title={credit.title(id)}
        status={request ? <Pill tone="plain">{withCapital(request.status)}</Pill> : null}
        facts={request ? `${withCapital(request.type)}, ${formatMoment(request.created_at)}` : undefined}
        actions={<Walk kind="credit" id={id} />}
      />
      <StatePlace state={state} skeleton={<Waiting />} look={deskLook}>
        {() =>
          request ? (
            <Columns
              side={
                <ActsPanel
                  label={credit.acts}
                  acts={isOpen ? creditActs(request) : []}
                  waitingIds={isOpen && request.approval_id ? [request.approval_id] : []}
                  onChanged={refetch}
                >
                  <PartyLink phone={request.phone}>{request.company || request.name}</PartyLink>,{" "}
                  <a href={`tel:+91${request.phone}`}>{formatPhone(request.phone)}</a>
                  {request.decision ? <Note>{wordsOf(request.decision)}</Note> : null}
                </ActsPanel>
              }
              sideLabel={credit.acts}
            >
              <Block title={credit.facts}>
                <DefinitionList items={creditFigures({ limit: request.limit ?? 0, used: request.used ?? 0 })} />
              </Block>
              <Documents request={request} />
              <TrailBlock trail={trail} />
            </Columns>
          ) : (
            <NothingHere look={deskLook} />
          )
        }
      </StatePlace>
    </DeskPage>
  );
}

function wordsOf({ at, by, reason, granted }: NonNullable<DeskCredit["decision"]>): string {
  const limit = granted === null ? null : formatRupees(granted, { decimals: "auto" });
  return [credit.decidedBy(by, formatMoment(at), limit), reason ?? ""].join(" ").trim();
}

function Documents({ request: { id, documents } }: { readonly request: DeskCredit }) {
  return (
    <Block title={credit.documents}>
      <div className={styles.buttons}>
        {documents.length === 0 ? <p className={styles.subtle}>{credit.noDocuments}</p> : null}
        {documents.map((title) => (
          <Button key={title} onClick={() => void saveDocument(id, title)}>
            {title}
          </Button>
        ))}
      </div>
    </Block>
  );
}

function Waiting() {
  return (
    <LoadingPlace label={kindWords.credit}>
      <SkeletonBlock height={280} />
    </LoadingPlace>
  );
}
