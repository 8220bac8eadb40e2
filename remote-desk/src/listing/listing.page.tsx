import { usePageTitle } from "@mandi/shared/browser/use-page-title";
import { deskListPath } from "@mandi/shared/contract/page-paths";
import { withCapital } from "@mandi/shared/format/capital";
import { kindWords } from "@mandi/shared/messages/desk";
import { lists, listing as messages } from "@mandi/shared/messages/desk-table";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { Note } from "@mandi/shared/ui/feedback/note";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Columns } from "@mandi/shared/ui/layout/columns";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { ActsPanel } from "../acts/acts-panel";
import { deskLook } from "../common/desk-look";
import { DeskPage } from "../common/desk-page";
import { PartyLink } from "../common/party-link";
import { Walk } from "../decide/walk";
import { TrailBlock } from "../trail/trail-block";
import styles from "./listing.module.css";
import { listingActs } from "./listing-acts";
import { ListingTerms } from "./listing-terms";
import { useListing } from "./use-listing";

/** A seller's product: its terms, what has changed, and the desk's acts. */
export default function ListingPage() {
  const { id, state, trail, refetch } = useListing();
  const listing = state.kind === "ready" ? state.data.data : null;
  const title = listing ? `${listing.product}, ${listing.brand}, ${listing.city}` : kindWords.listing;
  usePageTitle(listing ? title : null);

  return (
    <DeskPage>
      <PageHead
        crumbs={[{ label: lists.names.listings, to: deskListPath("listings") }, { label: `L${id}` }]}
        title={title}
        status={
          listing ? (
            <Pill tone={listing.status === "rejected" ? "bad" : "plain"}>{withCapital(listing.status)}</Pill>
          ) : null
        }
        actions={<Walk kind="listing" id={id} />}
      />
      <StatePlace state={state} skeleton={<Waiting />} look={deskLook}>
        {({ data }) => (
          <Columns
            side={
              <ActsPanel label={messages.acts} acts={listingActs(data)} onChanged={refetch}>
                {messages.seller}: <PartyLink phone={data.seller_phone}>{data.seller}</PartyLink>
              </ActsPanel>
            }
            sideLabel={messages.acts}
          >
            <div className={styles.notes}>
              {data.status === "paused" && !data.taken_off_at ? <Note>{messages.pausedBySeller}</Note> : null}
              {data.note === "" ? null : (
                <Note>
                  {messages.note}: {data.note}
                </Note>
              )}
            </div>
            <ListingTerms listing={data} />
            <TrailBlock trail={trail} />
          </Columns>
        )}
      </StatePlace>
    </DeskPage>
  );
}

function Waiting() {
  return (
    <LoadingPlace label={kindWords.listing}>
      <SkeletonBlock height={280} />
    </LoadingPlace>
  );
}
