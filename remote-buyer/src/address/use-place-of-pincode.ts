import { notify } from "@mandi/shared/browser/notify";
import { normalisePincode } from "@mandi/shared/format/pincode";
import { HttpFailure } from "@mandi/shared/http";
import { addresses } from "@mandi/shared/messages/buyer-account";
import { useFormikContext } from "formik";
import { useEffect, useRef, useState } from "react";
import { findPlace } from "./address.api";
import type { AddressForm } from "./address.schema";

/** Fills city and state once a pincode has its six digits. The address as it was opened is left alone. */
export function usePlaceOfPincode(): { readonly isLooking: boolean } {
  const { values, setFieldValue } = useFormikContext<AddressForm>();
  const pincode = normalisePincode(values.pincode);
  const known = useRef(pincode);
  const [isLooking, setIsLooking] = useState(false);

  useEffect(() => {
    if (pincode === known.current) return;
    known.current = pincode;
    if (!/^\d{6}$/.test(pincode)) return;
    const leaving = new AbortController();
    setIsLooking(true);
    findPlace(pincode, leaving.signal)
      .then(async ({ city, state }) => {
        if (leaving.signal.aborted) return;
        await setFieldValue("city", city);
        await setFieldValue("state", state);
      })
      .catch((error: unknown) => {
        if (!(error instanceof HttpFailure)) throw error;
        if (!leaving.signal.aborted) notify.error(addresses.pincodeNotFound);
      })
      .finally(() => {
        if (!leaving.signal.aborted) setIsLooking(false);
      });
    return () => {
      leaving.abort();
      setIsLooking(false);
    };
  }, [pincode, setFieldValue]);

  return { isLooking };
}
