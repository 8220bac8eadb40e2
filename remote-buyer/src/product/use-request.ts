import { notify } from "@mandi/shared/browser/notify";
import { sentenceOf } from "@mandi/shared/contract/field-problem";
import { createRfqPath } from "@mandi/shared/contract/page-paths";
import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import { CreateQuotationBody, RequestedSize } from "@mandi/shared/contract/quotation";
import { focusFirstInvalid } from "@mandi/shared/forms/focus-first-invalid";
import { type RefObject, useState } from "react";
import { useNavigate } from "react-router-dom";
import { handOver } from "../rfq/rfq-request";
import { requestOfSelection } from "./request-of-selection";
import type { Selection } from "./selection";
import { quantityProblem } from "./sizes/quantity-problem";

const noSize = sentenceOf(CreateQuotationBody.properties.variation);
const noQuantity = sentenceOf(RequestedSize.properties.quantity);

/** Goes on to the request for quotation, or says what is missing in a toast and at the fields. */
export function useRequest(product: ProductDetail, selection: Selection, sizes: RefObject<HTMLElement | null>) {
  const navigate = useNavigate();
  const [isRefused, setIsRefused] = useState(false);
  const problems = new Map(
    selection.sizes.flatMap((size) => {
      const problem = quantityProblem(size);
      return problem === null ? [] : [[size.id, problem] as const];
    }),
  );

  function goToSizes(): void {
    sizes.current?.querySelector<HTMLElement>("[aria-pressed]:not(:disabled)")?.focus();
  }

  function request(): void {
    if (selection.sizes.length === 0 || problems.size > 0) {
      notify.error(selection.sizes.length === 0 ? noSize : noQuantity);
      setIsRefused(true);
      if (problems.size > 0) focusFirstInvalid(sizes.current);
      else goToSizes();
      return;
    }
    void navigate(createRfqPath, { state: handOver(requestOfSelection(product, selection)) });
  }

  return {
    request,
    goToSizes,
    /** Said where a size has to be chosen. */
    variantError: isRefused && selection.sizes.length === 0 ? noSize : null,
    /** Why a size's quantity cannot be asked for, once it was tried. */
    problems: isRefused ? problems : new Map<number, string>(),
  };
}
