/** What a JSON text says; null for one that is empty or cut, as a power cut leaves a file. */
export function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
