/** Whether an error of the operating system carries one of these codes (`ENOENT`, …). */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  // Not by instanceof: a test's world has an Error of its own, which is not the one of the file system.
  return typeof error === "object" && error !== null && "code" in error && codes.includes(String(error.code));
}
