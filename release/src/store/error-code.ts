/** Whether an error of the operating system carries one of these codes (`ENOENT`, …). */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  // Not by instanceof: jest's environment has its own Error class, different from the file system's.
  return typeof error === "object" && error !== null && "code" in error && codes.includes(String(error.code));
}
