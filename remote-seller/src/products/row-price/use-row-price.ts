import { SellerPriceBody, type SellerProductItem } from "@mandi/shared/contract/seller-product";
import { figureProblem } from "@mandi/shared/format/figure-problem";
import { figureRule } from "@mandi/shared/forms/figure-rule";
import { useSubmit } from "@mandi/shared/forms/use-submit";
import { type Paise, paiseFromRupees, rupeesFromPaise } from "@mandi/shared/money/paise";
import { figureOf } from "@mandi/shared/money/typed-figure";
import { type FormEvent, type KeyboardEvent, useRef, useState } from "react";
import { distanceSentence, isFarListedPrice, meantPrice } from "../../common/far-price";
import { saveBasePrice } from "../products.api";
import { focusNextPrice } from "./next-price";

/** A price far from the listed one that waits to be confirmed, and how far it is. */
interface Asked {
  readonly price: Paise;
  readonly distance: string;
  /** What was probably meant; null where no price is near. */
  readonly meant: Paise | null;
}

// The contract takes 0 for a price that is not set; a row sets one.
const rule = { ...figureRule(SellerPriceBody.properties.base_price, 2), min: 0.01 };

const textOf = (rupees: number): string => (rupees === 0 ? "" : String(rupees));

const focusPriceOf = (row: HTMLFormElement): void => row.querySelector("input")?.focus();

/** The price typed into a row, and the saving of it. A price far from the listed one has to be confirmed first. */
export function useRowPrice(product: SellerProductItem, onSaved: () => void) {
  const form = useRef<HTMLFormElement | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  /** A price that was just sent is shown at once, until the list has one entered later than the one it replaced. */
  const [sent, setSent] = useState<{ readonly over: string | null; readonly rupees: number } | null>(null);
  const [isTried, setIsTried] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const saving = useSubmit({ isRepeatable: true, cooldownMs: 0 });
  const standing = sent?.over === product.last_updated ? sent.rupees : product.base_price;
  const text = typed ?? textOf(standing);
  const problem = figureProblem(text, rule);
  const isDirty = typed !== null && figureOf(typed, 2) !== standing;

  function setText(next: string): void {
    setTyped(next);
    setIsTried(false);
    saving.endRefusal();
  }

  async function send(price: Paise, isConfirmed: boolean): Promise<void> {
    const rupees = rupeesFromPaise(price);
    const outcome = await saving.submit(() => saveBasePrice(product.id, rupees, isConfirmed), {
      isAnswer: isConfirmed,
    });
    setAsked(null);
    if (outcome.kind === "done") {
      setTyped(null);
      setSent({ over: product.last_updated, rupees });
      onSaved();
      // Sellers who have clicked elsewhere meanwhile stay there: the next price they type must not end up in another
      // row.
      if (form.current?.contains(document.activeElement)) focusNextPrice(form.current);
    } else if (outcome.kind === "refused" && outcome.failure.code === "price_unconfirmed") {
      // The listed price or the rule has changed in the meantime: the confirmation shows the server's figures.
      saving.endRefusal();
      setAsked({ price, distance: outcome.failure.message, meant: null });
    }
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    form.current = event.currentTarget;
    setIsTried(true);
    const rupees = problem === null ? figureOf(text, 2) : null;
    if (rupees === null) focusPriceOf(event.currentTarget);
    if (rupees === null || saving.isBusy) return;
    if (!isDirty) {
      focusNextPrice(event.currentTarget);
      return;
    }
    const [price, listed] = [paiseFromRupees(rupees), paiseFromRupees(standing)];
    if (isFarListedPrice(price, listed, product.far_percent)) {
      // From the price to the confirmation, and back to the price.
      focusPriceOf(event.currentTarget);
      const meant = meantPrice(price, listed, product.far_percent);
      setAsked({ price, distance: distanceSentence(price, listed), meant });
      return;
    }
    void send(price, false);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== "Escape" || typed === null) return;
    setTyped(null);
    setIsTried(false);
    saving.endRefusal();
  }

  return {
    text,
    setText,
    isDirty,
    isBusy: saving.isBusy,
    error: (isTried && problem) || saving.refusedFields["base_price"] || saving.refusal || undefined,
    asked,
    confirm: () => void (asked && send(asked.price, true)),
    correct: () => setAsked(null),
    handleSubmit,
    handleKeyDown,
  };
}
