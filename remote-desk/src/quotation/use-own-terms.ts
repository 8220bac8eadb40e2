import { DeskPriceAnswer } from "@mandi/shared/contract/desk/quotation";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { http } from "@mandi/shared/http";
import { useState } from "react";
import { type ActValues, bodyOf } from "../acts/act-values";
import type { DeskAct } from "../acts/desk-act";
import { sendAct } from "../decide/desk-api";
import { priceQueryOf } from "./own-terms";

type OwnPrice = DeskPriceAnswer["data"];

export interface OwnTermsEnd {
  readonly onDone: () => void;
  /** The marking was refused: the quotation may have changed. */
  readonly onRefused: () => void;
}

/** Reads the price of the terms, and marks at exactly that; when it has moved, it is read again. */
export function useOwnTerms(act: DeskAct, { onDone, onRefused }: OwnTermsEnd) {
  const [price, setPrice] = useState<OwnPrice | null>(null);
  const reading = useSubmit({ cooldownMs: 0, isRepeatable: true, isQuiet: true });
  const marking = useSubmit({ cooldownMs: 0, isMoney: true });

  async function read(values: ActValues) {
    const path = act.path.replace(/[^/]+$/, "price");
    const query = priceQueryOf(act, values);
    const outcome = await reading.submit(async () => ({
      message: "",
      ...(await http.get(path, DeskPriceAnswer, { query })),
    }));
    if (outcome.kind === "done") setPrice(outcome.answer.data);
    return outcome;
  }

  async function mark(values: ActValues, { landed_per_mt }: OwnPrice) {
    const body = { ...bodyOf(act, values), expected_landed: landed_per_mt };
    const outcome = await marking.submit((keyFor) => sendAct(act.path, body, keyFor({ act: act.key, ...body })));
    if (outcome.kind === "done") onDone();
    if (outcome.kind === "refused") {
      setPrice(null);
      onRefused();
    }
    return outcome;
  }

  return {
    price,
    saving: price === null && marking.refusal === null ? reading : marking,
    submit: (values: ActValues) => {
      if (price !== null) return mark(values, price);
      marking.endRefusal();
      return read(values);
    },
    /** Back to the form. */
    change: () => setPrice(null),
  };
}
