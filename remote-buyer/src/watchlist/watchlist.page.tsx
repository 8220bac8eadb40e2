import type { AlertsAnswer } from "@mandi/shared/contract/alert";
import type { WatchedOffer } from "@mandi/shared/contract/bookmark";
import { homePath } from "@mandi/shared/contract/page-paths";
import { alerts as messages } from "@mandi/shared/messages/alerts";
import { page } from "@mandi/shared/messages/buyer";
import { watchListPage } from "@mandi/shared/messages/watch-list";
import { useDelivery } from "@mandi/shared/session";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { useRemovedRow } from "@mandi/shared/ui/data/use-removed-row";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { EmptyState, FailedState } from "@mandi/shared/ui/feedback/state-card";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Page } from "@mandi/shared/ui/layout/page";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { AlertSection } from "../alerts/alert-section";
import { PriceAlertButton } from "../alerts/price-alert-button";
import { useAlerts } from "../alerts/use-alerts";
import { useBookmarks } from "../bookmarks/use-bookmarks";
import { OfferRows } from "../offers/offer-rows";
import { useWatchlist } from "./use-watchlist";
import styles from "./watchlist.module.css";

/** Products that the user keeps an eye on. */
export default function WatchlistPage() {
  const pincode = useDelivery()?.pincode ?? null;
  const state = useWatchlist(pincode);
  const alerts = useAlerts();
  const reload = () => void alerts.refetch();
  return (
    <Page>
      <PageHead
        title={watchListPage.title}
        facts={pincode === null ? watchListPage.intro : watchListPage.introLanded(pincode)}
      />
      <div className={styles.place}>
        <StatePlace
          state={state}
          skeleton={
            <LoadingPlace label={watchListPage.title}>
              <SkeletonBlock height={360} />
            </LoadingPlace>
          }
          empty={<NothingWatched />}
          // A server error shows the empty state, with a way to try again.
          failed={(failure, retry) => (
            <FailedState
              heading="h2"
              title={watchListPage.emptyTitle}
              text={failure.status >= 500 ? page.serverTrouble : failure.message}
              onRetry={retry}
              hasPanel
            />
          )}
        >
          {(offers) => (
            <Watched offers={offers} alerts={alerts.kind === "ready" ? alerts.data : null} onAlert={reload} />
          )}
        </StatePlace>
      </div>
      <StatePlace
        state={alerts}
        skeleton={
          <LoadingPlace label={messages.title}>
            <SkeletonBlock height={240} />
          </LoadingPlace>
        }
      >
        {(chosen) => <AlertSection alerts={chosen} />}
      </StatePlace>
    </Page>
  );
}

interface WatchedProps {
  readonly offers: readonly WatchedOffer[];
  /** Null while unknown: an offer is shown without its alert. */
  readonly alerts: AlertsAnswer["data"] | null;
  readonly onAlert: () => void;
}

function Watched({ offers, alerts, onAlert }: WatchedProps) {
  const bookmarks = useBookmarks();
  // Everything in the answer is bookmarked, whatever the row itself says; a press removes it from the page at once.
  const marked = offers.map((offer) => ({ ...offer, is_bookmarked: true })).filter(bookmarks.isMarked);
  const { place, handleRemove } = useRemovedRow<HTMLDivElement>(marked.length, "article > button");
  if (marked.length === 0) return <NothingWatched />;
  return (
    <div ref={place}>
      <OfferRows
        offers={marked}
        bookmarks={{
          ...bookmarks,
          toggle: (offer) => {
            handleRemove(
              marked.findIndex((one) => one.seller_commodity_product_id === offer.seller_commodity_product_id),
            );
            return bookmarks.toggle(offer);
          },
        }}
        heading="h2"
        footOf={(offer) =>
          alerts === null ? null : <PriceAlertButton offer={offer} chosen={alerts.price} onSaved={onAlert} />
        }
      />
    </div>
  );
}

function NothingWatched() {
  return (
    <EmptyState
      heading="h2"
      title={watchListPage.emptyTitle}
      text={watchListPage.emptyText}
      actions={
        <ButtonLink to={homePath} variant="primary">
          {page.seeProducts}
        </ButtonLink>
      }
      hasPanel
    />
  );
}
