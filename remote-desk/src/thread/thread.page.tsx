import { usePageTitle } from "@mandi/shared/browser/use-page-title";
import { deskQuotationPath } from "@mandi/shared/contract/page-paths";
import { formatPhone } from "@mandi/shared/format/phone";
import { kindWords } from "@mandi/shared/messages/desk";
import { threads } from "@mandi/shared/messages/desk-threads";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { deskLook } from "../common/desk-look";
import { DeskPage } from "../common/desk-page";
import { Walk } from "../decide/walk";
import { queueCrumb } from "../queue/queue-crumb";
import { ThreadView } from "./thread-view";
import { useThread } from "./use-thread";

/** The messages between a party of a quotation and the desk. */
export default function ThreadPage() {
  const { id, state } = useThread();
  const thread = state.kind === "ready" ? state.data.data : null;
  usePageTitle(thread && threads.title(thread.number));
  return (
    <DeskPage>
      <PageHead
        crumbs={[
          queueCrumb(),
          ...(thread ? [{ label: thread.number, to: deskQuotationPath(thread.quotation_id) }] : []),
          { label: kindWords.message },
        ]}
        title={thread ? threads.title(thread.number) : kindWords.message}
        status={thread?.waits_since ? <Pill tone="wait">{threads.waits}</Pill> : null}
        facts={
          thread
            ? threads.facts(threads.sides[thread.side], thread.party, formatPhone(thread.phone), thread.goods)
            : undefined
        }
        actions={<Walk kind="message" id={id} />}
      />
      <StatePlace state={state} skeleton={<Waiting />} look={deskLook}>
        {({ data }) => (
          <ThreadView
            key={data.id}
            thread={data}
            staleSince={state.staleSince}
            onChanged={() => void state.refetch()}
          />
        )}
      </StatePlace>
    </DeskPage>
  );
}

function Waiting() {
  return (
    <LoadingPlace label={kindWords.message}>
      <SkeletonBlock height={220} />
    </LoadingPlace>
  );
}
