import { type ParsedRelease, parseRelease } from "./parse-release";

/** Id of the data block in the page's HTML. */
const dataBlockId = "mandi-release";

/**
 * The release document the page was served with. It stands in the HTML so that composing costs no round trip; a page
 * without it (an old copy from a proxy) asks the server.
 *
 * @throws ContractError or a network error when there is none to be had.
 */
export async function readRelease(): Promise<ParsedRelease> {
  const block = document.getElementById(dataBlockId)?.textContent;
  return parseRelease(block ? JSON.parse(block) : await fetchRelease());
}

/** What is live right now. */
export async function fetchRelease(): Promise<unknown> {
  const answer = await fetch("/release.json", { cache: "no-store", signal: AbortSignal.timeout(8000) });
  if (!answer.ok) throw new Error(`Request failed with status code ${answer.status}`);
  return answer.json();
}
