import { traderDay } from "@mandi/shared/messages/trader-day";
import { defineQuery } from "@mandi/shared/query/query";
import { useHeldPage } from "@mandi/shared/query/use-held-page";
import { useQuery } from "@mandi/shared/query/use-query";
import { useDelivery, useSession } from "@mandi/shared/session";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { FailedState } from "@mandi/shared/ui/feedback/state-card";
import { DayOffers } from "./day-offers";
import { DayPrices } from "./day-prices";
import { Money } from "./money";
import { RunningDeals } from "./running-deals";
import { readTraderDay } from "./trader-day.api";
import styles from "./trader-day.module.css";

const looksAgainMs = 60_000;

const dayQuery = defineQuery(readTraderDay, { isKept: true, refetchInterval: () => looksAgainMs });

/** A buyer's own trades under My turn: their watched prices, running deals and money, updated without a reload. */
export function TraderDay() {
  const pincode = useDelivery()?.pincode ?? null;
  const phone = useSession(({ user }) => user?.phone ?? "");
  // A place that is set while this is read changes its prices in place.
  const state = useHeldPage(useQuery(dayQuery, [pincode]), phone);
  if (state.kind === "loading") {
    return (
      <div className={styles.day}>
        <LoadingPlace label={traderDay.deals}>
          <SkeletonBlock height={560} />
        </LoadingPlace>
      </div>
    );
  }
  if (state.kind !== "ready") {
    return (
      <div className={styles.day}>
        <FailedState title={traderDay.failed} onRetry={() => void state.refetch()} hasPanel />
      </div>
    );
  }
  const { deals, prices, money } = state.data;
  return (
    <div className={styles.day}>
      <div className={styles.column}>
        <RunningDeals deals={deals} />
        {pincode === null ? null : <DayPrices prices={prices} />}
      </div>
      <div className={styles.column}>
        {/* Where there are no landed offers for it, the second column has the prices. */}
        {pincode === null ? <DayPrices prices={prices} /> : null}
        <Money {...money} />
        {pincode === null ? null : <DayOffers pincode={pincode} />}
      </div>
    </div>
  );
}
