import { readFile, stat } from "node:fs/promises";
import { hasCode } from "../../store/error-code";
import { contentSum, copiesOf } from "../../store/files/compressed-copies";

interface Looked {
  /** Size and time of the file and its copies: unchanged as long as they were not written to. */
  readonly signature: string;
  readonly sum: Promise<string | null>;
}

/** The content hashes of a file and its compressed copies, each read once and again after it was written to. */
export type FileSums = (file: string) => Promise<string | null | undefined>;

/**
 * SHA-384 of files as they would be served: null when a compressed copy differs from its file, undefined when there is no
 * such file.
 */
export function fileSums(): FileSums {
  const looked = new Map<string, Looked>();

  return async function sumOf(file) {
    const signatures = await Promise.all(copiesOf(file).map(signatureOf));
    if (signatures[0] === "") return undefined;
    const signature = signatures.join();
    const known = looked.get(file);
    if (known?.signature === signature) return known.sum;
    const sum = commonSum(copiesOf(file).filter((_, index) => signatures[index] !== ""));
    sum.catch(() => looked.delete(file)); // Removed between the two reads: the next check notices it.
    looked.set(file, { signature, sum });
    return sum;
  };
}

async function commonSum(copies: readonly string[]): Promise<string | null> {
  const sums = await Promise.all(copies.map(async (copy) => contentSum(copy, await readFile(copy))));
  const [first = null] = sums;
  return sums.every((sum) => sum === first) ? first : null;
}

async function signatureOf(file: string): Promise<string> {
  try {
    const { size, mtimeMs, ctimeMs, ino } = await stat(file);
    return [size, mtimeMs, ctimeMs, ino].join(":");
  } catch (error) {
    if (hasCode(error, "ENOENT", "ENOTDIR")) return "";
    throw error;
  }
}
