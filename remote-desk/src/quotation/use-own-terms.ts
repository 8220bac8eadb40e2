import { DeskPriceAnswer } from "@mandi/shared/contract/desk/quotation";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { http } from "@mandi/shared/http";
import { useState } from "react";
import { type ActValues, bodyOf } from "../acts/act-values";
import type { DeskAct } from "../acts/desk-act";
import { sendAct } from "../decide/desk-api";
import { priceQueryOf } from "./own-terms";

/** The price of the terms, and the close of the quotation as it stood beside them. */
type OwnPrice = DeskPriceAnswer["data"] & { readonly close: string };

export interface OwnTermsEnd {
  readonly onDone: () => void;
  /** The marking was refused: the quotation may have changed. */
  readonly onRefused: () => void;
}

/**
 * Reads the price of the terms, and marks at exactly that; when it or the close has moved, it is read again.
 * @param close the end of the window that the page shows
 */
export function useOwnTerms(act: DeskAct, close: string, { onDone, onRefused }: OwnTermsEnd) {
  const [price, setPrice] = useState<OwnPrice | null>(null);
  const [isLate, setIsLate] = useState(false);
  const reading = useSubmit({ cooldownMs: 0, isRepeatable: true, isQuiet: true });
  const marking = useSubmit({ cooldownMs: 0, isMoney: true });

  async function read(values: ActValues) {
    const path = act.path.replace(/[^/]+$/, "price");
    const query = priceQueryOf(act, values);
    const outcome = await reading.submit(async () => ({
      message: "",
      ...(await http.get(path, DeskPriceAnswer, { query })),
    }));
    if (outcome.kind === "done") setPrice({ ...outcome.answer.data, close });
    return outcome;
  }

  async function mark(values: ActValues, { landed_per_mt, close: expected_close }: OwnPrice) {
    const body = { ...bodyOf(act, values), expected_landed: landed_per_mt, expected_close };
    const outcome = await marking.submit((keyFor) => sendAct(act.path, body, keyFor({ act: act.key, ...body })));
    if (outcome.kind === "done") onDone();
    if (outcome.kind === "refused") {
      setPrice(null);
      setIsLate(outcome.failure.status === 409);
      onRefused();
    }
    return outcome;
  }

  return {
    price,
    /** The last marking was refused because something had changed since it was read. */
    isLate,
    saving: price === null && marking.refusal === null ? reading : marking,
    submit: (values: ActValues) => {
      if (price !== null) return mark(values, price);
      marking.endRefusal();
      setIsLate(false);
      return read(values);
    },
    /** Back to the form. */
    change: () => setPrice(null),
  };
}
