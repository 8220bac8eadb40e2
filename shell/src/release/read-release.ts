import type { ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import { releaseTag } from "@mandi/shared/contract/release/release-tag";
import { type ParsedRelease, parseRelease } from "./parse-release";

/** Id of the data block in the page's HTML. */
const dataBlockId = "mandi-release";

/** The newest document this browser has run; the pointer is public, so this holds no personal data. */
const storageKey = "mandi-release";

/**
 * The release document the page was served with. It is in the HTML so that composing costs no round trip. A page without it,
 * with a damaged one, or with an older revision than this browser has run before, is a stale copy from some cache: then the
 * server's document is fetched and used, even when it is older (a store restored from a backup). When the server cannot be
 * reached, the copy is used, or otherwise the last document run here, unless it has expired; a document that the server
 * sends now is not judged by this device's clock.
 *
 * @throws ContractError or a network error when no document is available.
 */
export async function readRelease(): Promise<ParsedRelease> {
  const inPage = readable(document.getElementById(dataBlockId)?.textContent);
  const known = lastKnown();
  if (inPage && inPage.document.revision >= (known?.document.revision ?? 0)) return remembered(inPage);
  try {
    return remembered(parseRelease(await fetchRelease()));
  } catch (error) {
    const standIn = [inPage, known].find((document) => document && !isExpired(document));
    if (standIn) return standIn;
    throw error;
  }
}

function isExpired({ document: { expiresAt } }: ParsedRelease): boolean {
  return expiresAt !== undefined && !(Date.parse(expiresAt) > Date.now());
}

/** What is live right now. */
export async function fetchRelease(): Promise<unknown> {
  return (await askForRelease({})).json();
}

/** What is live right now, or null when it is what this tab already has: the server then answers in a few bytes. */
export async function fetchChange(known: ReleaseDocument): Promise<unknown> {
  const answer = await askForRelease({ "If-None-Match": releaseTag(known) });
  return answer.status === 304 ? null : answer.json();
}

async function askForRelease(headers: Readonly<Record<string, string>>): Promise<Response> {
  const answer = await fetch("/release.json", { headers, cache: "no-store", signal: AbortSignal.timeout(8000) });
  if (!answer.ok && answer.status !== 304) throw new Error(`Request failed with status code ${answer.status}`);
  return answer;
}

function remembered(parsed: ParsedRelease): ParsedRelease {
  // A document that could not be read completely must not be remembered.
  if (parsed.unreadable.size > 0 || lastKnown()?.document.revision === parsed.document.revision) return parsed;
  try {
    localStorage.setItem(storageKey, JSON.stringify(parsed.document));
  } catch {
    // No storage, or a full one: the next start then has nothing to compare with.
  }
  return parsed;
}

function lastKnown(): ParsedRelease | null {
  try {
    return readable(localStorage.getItem(storageKey));
  } catch {
    return null; // No storage.
  }
}

/** Parses a document's text; an unreadable one counts as missing. */
function readable(text: string | null | undefined): ParsedRelease | null {
  try {
    return text ? parseRelease(JSON.parse(text)) : null;
  } catch {
    return null;
  }
}
