import type { Outcome, Submission } from "@mandi/shared/forms/use-submit";
import { type Paise, paiseFromRupees, rupeesFromPaise } from "@mandi/shared/money/paise";
import type { FormikHelpers } from "formik";
import { useRef, useState } from "react";
import { distanceSentence, isFarListedPrice, meantPrice } from "../../common/far-price";
import { savePrice } from "../products.api";
import type { ProductDialogProps } from "./dialog-props";
import { type PriceForm, toPriceBody } from "./price.schema";

interface SavePrice {
  readonly product: ProductDialogProps["product"];
  readonly listed: Paise;
  readonly saving: Submission;
  readonly formId: string;
}

/** The confirmation of a price far from the listed one. */
interface Asked {
  readonly price: Paise;
  readonly distance: string;
  /** What was probably meant; null where no price is near. */
  readonly meant: Paise | null;
  /** Submits the form again. */
  readonly form: Pick<FormikHelpers<PriceForm>, "submitForm" | "setFieldValue">;
}

/** Saves the price settings. A base price far from the listed one has to be confirmed first, here or by the server. */
export function useSavePrice({ product, listed, saving, formId }: SavePrice) {
  const [asked, setAsked] = useState<Asked | null>(null);
  /** The base price that was just confirmed, valid for one submit. */
  const confirmed = useRef<Paise | null>(null);

  function ask(question: Asked): void {
    // From the price to the confirmation, and back to the price.
    document.getElementById(formId)?.querySelector("input")?.focus();
    setAsked(question);
  }

  async function submit(form: PriceForm, typed: FormikHelpers<PriceForm>): Promise<Outcome<unknown> | undefined> {
    const body = toPriceBody(form);
    const price = paiseFromRupees(body.base_price);
    const isConfirmed = confirmed.current === price;
    confirmed.current = null;
    if (!isConfirmed && isFarListedPrice(price, listed, product.far_percent)) {
      const meant = meantPrice(price, listed, product.far_percent);
      ask({ price, distance: distanceSentence(price, listed), meant, form: typed });
      return undefined;
    }
    const whole = isConfirmed ? { ...body, confirmed_base_price: body.base_price } : body;
    const outcome = await saving.submit(() => savePrice(product.id, whole), { isAnswer: isConfirmed });
    setAsked(null);
    if (outcome.kind !== "refused" || outcome.failure.code !== "price_unconfirmed") return outcome;
    // The listed price or the rule has changed in the meantime: the confirmation shows the server's figures instead of
    // a refusal.
    saving.endRefusal();
    ask({ price, distance: outcome.failure.message, meant: null, form: typed });
    return undefined;
  }

  function confirm(): void {
    if (asked === null) return;
    confirmed.current = asked.price;
    void asked.form.submitForm();
  }

  /** Puts the price that was probably meant into the field; nothing is saved that was not submitted. */
  function take(meant: Paise): void {
    void asked?.form.setFieldValue("base_price", String(rupeesFromPaise(meant)));
    setAsked(null);
  }

  return { asked, submit, confirm, take, correct: () => setAsked(null) };
}
