import { createHash } from "node:crypto";
import { Refusal } from "./errors";

const digits = 16;

/** A short digest of what was read (docs/decisions/0104-a-version-is-what-was-read.md); empty for nothing. */
export function versionOf(content: object | undefined): string {
  return content === undefined
    ? ""
    : createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, digits);
}

/** @throws Refusal 409 when the content differs from what the caller read; without a version nothing is compared */
export function refuseStale(version: string | undefined, content: object | undefined): void {
  if (version === undefined || version === versionOf(content)) return;
  throw new Refusal("conflict", {
    message:
      version === ""
        ? "There is already one with this address. Open that one, or choose another address."
        : "Somebody else has changed it since you opened it. Copy what you wrote, load the page again and compare.",
  });
}
