/** Whether a file's name stays inside its version: no way up, nothing absolute, nothing hidden. */
export function isPlainPath(file: string): boolean {
  return /^[A-Za-z0-9_-][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/.test(file);
}
