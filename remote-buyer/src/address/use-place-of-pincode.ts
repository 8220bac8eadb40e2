import { notify } from "@mandi/shared/browser/notify";
import { normalisePincode } from "@mandi/shared/format/pincode";
import { HttpFailure } from "@mandi/shared/http";
import { addresses } from "@mandi/shared/messages/buyer-address";
import { useFormikContext } from "formik";
import { useEffect, useRef, useState } from "react";
import { findPlace } from "./address.api";
import type { AddressForm } from "./address.schema";

/** The result of looking up a pincode; `place` is null without one. */
interface Lookup {
  readonly pincode: string;
  readonly place: { readonly city: string; readonly state: string } | null;
  readonly isUnknown: boolean;
}

export interface PlaceOfPincode {
  readonly isLooking: boolean;
  /** What the last lookup has written into city and state, to be announced: the person is in another field by then. */
  readonly filledIn: string | null;
  /** A mismatch with the pincode, for the field it is about. The lookup may be wrong, so this is only a warning. */
  readonly warnings: Partial<Record<"pincode" | "city" | "state", string>>;
}

/**
 * Fills in city and state once a pincode has its six digits. An existing address is left unchanged where it has them.
 */
export function usePlaceOfPincode(): PlaceOfPincode {
  const { values, setFieldValue } = useFormikContext<AddressForm>();
  const pincode = normalisePincode(values.pincode);
  const known = useRef(values.city === "" ? "" : pincode);
  const [isLooking, setIsLooking] = useState(false);
  const [lookup, setLookup] = useState<Lookup | null>(null);
  const [filledIn, setFilledIn] = useState<string | null>(null);
  /** City and state that nobody has typed here: of the saved address, or of the last lookup. */
  const untyped = useRef({ city: values.city, state: values.state });
  const latest = useRef(values);
  latest.current = values;

  useEffect(() => {
    if (pincode === known.current) return;
    known.current = pincode;
    if (!/^\d{6}$/.test(pincode)) return;
    const leaving = new AbortController();
    setIsLooking(true);
    setFilledIn(null);
    findPlace(pincode, leaving.signal)
      .then(async (place) => {
        if (leaving.signal.aborted) return;
        setLookup({ pincode, place, isUnknown: false });
        const written: string[] = [];
        for (const field of ["city", "state"] as const) {
          // What was typed while the answer was on its way stays, with the warning where it differs.
          if (latest.current[field] !== "" && latest.current[field] !== untyped.current[field]) continue;
          untyped.current[field] = place[field];
          written.push(place[field]);
          await setFieldValue(field, place[field]);
        }
        setFilledIn(addresses.filledIn(written));
      })
      .catch((error: unknown) => {
        if (!(error instanceof HttpFailure)) throw error;
        if (leaving.signal.aborted) return;
        setLookup({ pincode, place: null, isUnknown: error.status === 404 });
        notify.error(addresses.pincodeNotFound);
      })
      .finally(() => {
        if (!leaving.signal.aborted) setIsLooking(false);
      });
    return () => {
      leaving.abort();
      setIsLooking(false);
    };
  }, [pincode, setFieldValue]);

  return { isLooking, filledIn, warnings: lookup?.pincode === pincode ? warningsOf(lookup, values) : {} };
}

function warningsOf({ pincode, place, isUnknown }: Lookup, { city, state }: AddressForm): PlaceOfPincode["warnings"] {
  if (place === null) return { pincode: isUnknown ? addresses.pincodeUnknown : addresses.pincodeNotLookedUp };
  return {
    ...(differs(city, place.city) && { city: addresses.otherPlace(pincode, place.city) }),
    ...(differs(state, place.state) && { state: addresses.otherPlace(pincode, place.state) }),
  };
}

/** An empty field is refused by the form itself. */
function differs(written: string, found: string): boolean {
  const plain = (text: string): string => text.trim().replace(/\s+/g, " ").toLowerCase();
  return written.trim() !== "" && plain(written) !== plain(found);
}
