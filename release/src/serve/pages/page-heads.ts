import { type PageHead, PageHeadAnswer } from "@mandi/shared/contract/page-head";
import { read } from "@mandi/shared/contract/read";

/** A page waits no longer than this for its metadata; then it is served without. */
const patienceMs = 300;
const keepMs = 60_000;
/** An api that does not answer is retried soon: it may be back. */
const keepSilenceMs = 5_000;
const keepAtMost = 1000;

/** `nothing` when the api says that the address has nothing to index; null when it did not answer. */
export type HeadAnswer = PageHead | "nothing" | null;

interface Kept {
  readonly until: number;
  readonly head: HeadAnswer;
}

/** The api refused this visitor alone, who has used up their requests. */
const refused = Symbol("refused");

/** A public page that somebody opens. */
export interface HeadQuestion {
  /** As in the request, with its query. */
  readonly url: string;
  readonly origin: string;
  /** The visitor's address: the api limits requests per person, not for this server as a whole. */
  readonly ip: string;
}

/** Metadata of public pages from the api, cached for a minute, and while nothing newer is to be had. A page never fails because of it. */
export function pageHeads(apiUrl: string) {
  const kept = new Map<string, Kept>();

  return async function headOf({ url, origin, ip }: HeadQuestion): Promise<HeadAnswer> {
    const path = plainAddress(url);
    const key = `${origin}${path}`;
    const known = kept.get(key);
    if (known && known.until > Date.now()) return known.head;
    const head = await ask(path, origin, ip);
    // What one visitor is refused, others are not; and an old head is better than none.
    if (head === refused) return known?.head ?? null;
    if (kept.size >= keepAtMost) kept.clear(); // Addresses come from outside, so the map of them must be bounded.
    // While the api is silent, what it said last is served.
    const served = head ?? known?.head ?? null;
    kept.set(key, { until: Date.now() + (head === null ? keepSilenceMs : keepMs), head: served });
    return served;
  };

  async function ask(path: string, origin: string, ip: string): Promise<HeadAnswer | typeof refused> {
    try {
      const query = new URLSearchParams({ path, origin });
      const answer = await fetch(`${apiUrl}/api/page-head?${query}`, {
        headers: { "X-Forwarded-For": ip },
        signal: AbortSignal.timeout(patienceMs),
      });
      if (answer.status === 404) return "nothing";
      if (answer.status === 429) return refused;
      return answer.ok ? read(PageHeadAnswer, await answer.json()).data : null;
    } catch {
      return null;
    }
  }
}

/** Only the query parameters that select another page: anything else appended must not cause another request to the api. */
function plainAddress(url: string): string {
  const [path = "/", query] = url.split("?", 2);
  return new URLSearchParams(query).get("type") === "brand" ? `${path}?type=brand` : path;
}
