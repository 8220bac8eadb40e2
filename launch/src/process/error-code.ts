/**
 * The code that the system or PostgreSQL gives an error, such as ENOENT or 28P01. Not by `instanceof`: an error of
 * Node itself belongs to another realm than a test's.
 */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("code" in error && typeof error.code === "string") return error.code;
  // A connection tried at several addresses fails with one error for each.
  return "errors" in error && Array.isArray(error.errors) ? errorCode(error.errors[0]) : undefined;
}
