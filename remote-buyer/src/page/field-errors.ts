import type { HttpFailure } from "@mandi/shared/http";
import type { FormikHelpers } from "formik";

/** Puts the first text for each field that the server found fault with under that field. */
export function showFieldErrors(
  { fields }: HttpFailure,
  { setFieldError }: Pick<FormikHelpers<unknown>, "setFieldError">,
): void {
  for (const [name, [text]] of Object.entries(fields)) setFieldError(name, text);
}
