import { homePath } from "@mandi/shared/contract/page-paths";
import { useDelivery, useSession } from "@mandi/shared/session";
import { useLocation } from "react-router-dom";
import { useLiveRelease } from "../release/live-release";
import { placedRouteAt } from "../routing/route-access";

/**
 * The place of delivery, and whether this page asks for it above its content and in the header. Visitors and customers
 * have it at hand everywhere; others work here and are asked only where they shop, which the home page is not.
 */
export function useDeliveryPlaces() {
  const { pathname } = useLocation();
  const isBuyer = useSession(({ user }) => !user || user.type === "customer");
  const isAbove = placedRouteAt(useLiveRelease(), pathname)?.route.hasPrices && (isBuyer || pathname !== homePath);
  const delivery = useDelivery();
  return [delivery && `${delivery.pincode} ${delivery.city}`.trim(), isAbove, isBuyer || isAbove] as const;
}
