import { fieldErrors } from "@mandi/shared/forms/field-errors";
import type { HttpFailure } from "@mandi/shared/http";

/** The wire calls two of the choices by other names than the form. */
export function storeErrors(failure: HttpFailure): Record<string, string> {
  const { product_id, brand_id, ...rest } = fieldErrors(failure);
  return {
    ...rest,
    ...(product_id !== undefined && { product: product_id }),
    ...(brand_id !== undefined && { brand: brand_id }),
  };
}
