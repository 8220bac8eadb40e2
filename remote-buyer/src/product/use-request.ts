import { notify } from "@mandi/shared/browser/notify";
import { sentenceOf } from "@mandi/shared/contract/field-problem";
import { createRfqPath } from "@mandi/shared/contract/page-paths";
import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import { CreateQuotationBody, RequestedSize } from "@mandi/shared/contract/quotation-request";
import { focusFirstInvalid } from "@mandi/shared/forms/focus-first-invalid";
import { readFigure } from "@mandi/shared/money/typed-figure";
import { type RefObject, useState } from "react";
import { useNavigate } from "react-router-dom";
import { handOver } from "../rfq/rfq-request";
import { requestOfSelection } from "./request-of-selection";
import type { Selection } from "./selection";
import { quantityProblem } from "./sizes/quantity-problem";
import type { SelectionActions } from "./use-selection";

const noSize = sentenceOf(CreateQuotationBody.properties.variation);
const noQuantity = sentenceOf(RequestedSize.properties.quantity);

/** Continues to the request for quotation, or shows what is missing in a toast and at the fields. */
export function useRequest(
  product: ProductDetail,
  { selection, keep }: SelectionActions,
  sizes: RefObject<HTMLElement | null>,
) {
  const navigate = useNavigate();
  const [isRefused, setIsRefused] = useState(false);
  const problems = new Map(
    selection.sizes.flatMap((size) => {
      const problem = quantityProblem(size);
      return problem === null ? [] : [[size.id, problem] as const];
    }),
  );

  function goToSizes(): void {
    sizes.current?.querySelector<HTMLElement>("[aria-pressed]:not([aria-disabled])")?.focus();
  }

  function request(): void {
    if (selection.sizes.length === 0 || problems.size > 0) {
      notify.error(selection.sizes.length === 0 ? noSize : noQuantity);
      setIsRefused(true);
      if (problems.size > 0) focusFirstInvalid(sizes.current);
      else goToSizes();
      return;
    }
    keep();
    void navigate(createRfqPath, { state: handOver(requestOfSelection(product, selection)) });
  }

  return {
    request,
    /** Shown where a size has to be chosen. */
    variantError: isRefused && selection.sizes.length === 0 ? noSize : null,
    /**
     * Why a size's quantity cannot be requested, once it was submitted; for `12.5`, which has no price yet, as soon as
     * it is typed.
     */
    problems: isRefused ? problems : new Map([...problems].filter(([id]) => isPartOfTonne(selection, id))),
  };
}

/** Further digits cannot make it a whole figure. */
function isPartOfTonne({ sizes }: Selection, id: number): boolean {
  const read = readFigure(sizes.find((size) => size.id === id)?.quantity ?? "", 0);
  return read.kind === "faulty" && read.fault === "decimals";
}
