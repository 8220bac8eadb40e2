import { traders } from "@mandi/shared/contract/role";
import { HttpFailure } from "@mandi/shared/http";
import { type Delivery, roleOf, useSession } from "@mandi/shared/session";
import { useEffect, useState } from "react";
import { readOwnPlaces } from "./delivery.api";

/** The places of the logged-in person's saved addresses; none while unknown, which is not worth a message. */
export function useOwnPlaces(): readonly Delivery[] {
  const role = useSession(roleOf);
  const [places, setPlaces] = useState<readonly Delivery[]>([]);
  const hasAddresses = traders.some((trader) => trader === role);

  useEffect(() => {
    if (!hasAddresses) return;
    const leaving = new AbortController();
    readOwnPlaces(leaving.signal)
      .then(setPlaces)
      .catch((error: unknown) => {
        if (!(error instanceof HttpFailure)) throw error;
      });
    return () => leaving.abort();
  }, [hasAddresses]);

  return places;
}
