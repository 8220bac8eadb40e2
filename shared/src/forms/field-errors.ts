import type { HttpFailure } from "@mandi/shared/http";

/** The first text for each field that the server found fault with, as Formik takes them. */
export function fieldErrors({ fields }: HttpFailure): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, texts[0] ?? ""]));
}
