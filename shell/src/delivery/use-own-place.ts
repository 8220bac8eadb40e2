import { traders } from "@mandi/shared/contract/role";
import { HttpFailure } from "@mandi/shared/http";
import { type Delivery, roleOf, useSession } from "@mandi/shared/session";
import { useEffect, useState } from "react";
import { readFirstAddress } from "./delivery.api";

/** The place of the signed-in person's first saved address; null while unknown, which is not worth a message. */
export function useOwnPlace(): Delivery | null {
  const role = useSession(roleOf);
  const [place, setPlace] = useState<Delivery | null>(null);
  const hasAddresses = traders.some((trader) => trader === role);

  useEffect(() => {
    if (!hasAddresses) return;
    const leaving = new AbortController();
    readFirstAddress(leaving.signal)
      .then((address) => setPlace(address))
      .catch((error: unknown) => {
        if (!(error instanceof HttpFailure)) throw error;
      });
    return () => leaving.abort();
  }, [hasAddresses]);

  return place;
}
