import { usePageTitle } from "@mandi/shared/browser/use-page-title";
import { formatMoment } from "@mandi/shared/format/dates";
import { kindWords } from "@mandi/shared/messages/desk";
import { inbox } from "@mandi/shared/messages/desk-inbox";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { ActsPanel } from "../acts/acts-panel";
import { deskLook } from "../common/desk-look";
import { DeskPage } from "../common/desk-page";
import { Walk } from "../decide/walk";
import { queueCrumb } from "../queue/queue-crumb";
import { TrailBlock } from "../trail/trail-block";
import type { InboxItem } from "./inbox.api";
import { inboxActs } from "./inbox-acts";
import { InboxText, Reply } from "./inbox-text";
import { useInboxItem } from "./use-inbox-item";

type Trail = ReturnType<typeof useInboxItem>["trail"];

/** A message to the market, how to reach its sender, and the act that marks it as answered. */
export default function InboxPage() {
  const { number, state, item, trail, refetch } = useInboxItem();
  const title = number.startsWith("E") ? inbox.enquiry(number) : inbox.message(number);
  usePageTitle(title);
  return (
    <DeskPage>
      <PageHead
        crumbs={[queueCrumb(), { label: number }]}
        title={title}
        status={item ? <State item={item} /> : null}
        facts={item ? inbox.sent(formatMoment(item.created_at)) : undefined}
        actions={<Walk kind="inbox" id={number} />}
      />
      <StatePlace state={state} skeleton={<Waiting />} look={deskLook}>
        {({ data }) => (
          <Columns
            isSideFirst
            side={
              <ActsPanel
                label={inbox.acts}
                acts={inboxActs(data)}
                none={<Answered item={data} trail={trail} />}
                onChanged={refetch}
              >
                <Reply item={data} number={number} />
              </ActsPanel>
            }
            sideLabel={inbox.acts}
          >
            <InboxText item={data} />
            <TrailBlock trail={trail} />
          </Columns>
        )}
      </StatePlace>
    </DeskPage>
  );
}

/** What was done about it, by whom and when; without the trail, when. */
function Answered({ item: { kind, handled_at }, trail }: { readonly item: InboxItem; readonly trail: Trail }) {
  const rows = trail.kind === "ready" ? trail.data.data : [];
  const done = rows.find(({ action }) => action === `${kind} done`);
  if (done === undefined) return handled_at === null ? null : inbox.answeredAt(formatMoment(handled_at));
  return inbox.answeredBy(done.actor, formatMoment(done.at), done.reason ?? "");
}

function State({ item: { handled_at } }: { readonly item: InboxItem }) {
  return handled_at === null ? <Pill tone="wait">{inbox.waits}</Pill> : <Pill tone="plain">{inbox.answered}</Pill>;
}

function Waiting() {
  return (
    <LoadingPlace label={kindWords.inbox}>
      <SkeletonBlock height={280} />
    </LoadingPlace>
  );
}
