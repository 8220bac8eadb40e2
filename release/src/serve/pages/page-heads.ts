import { type PageHead, PageHeadAnswer } from "@mandi/shared/contract/page-head";
import { read } from "@mandi/shared/contract/read";

/** A page waits no longer than this for its words: without them it is served as it is. */
const patienceMs = 300;
const keepMs = 60_000;
/** An api that does not answer is asked again soon: it may be back. */
const keepSilenceMs = 5_000;
const keepAtMost = 1000;

/** `nothing` when the api knows that the address has nothing to index; null when it did not answer. */
export type HeadAnswer = PageHead | "nothing" | null;

interface Kept {
  readonly until: number;
  readonly head: HeadAnswer;
}

/** A public page that somebody opens. */
export interface HeadQuestion {
  /** As it is in the request, with its query. */
  readonly url: string;
  readonly origin: string;
  /** Address of who opens it: the api counts what each person asks, and not what all ask through this server. */
  readonly ip: string;
}

/** Heads of public pages from the api, kept for a minute. Never a reason for a page to fail or to wait. */
export function pageHeads(apiUrl: string) {
  const kept = new Map<string, Kept>();

  return async function headOf({ url, origin, ip }: HeadQuestion): Promise<HeadAnswer> {
    const path = plainAddress(url);
    const key = `${origin}${path}`;
    const known = kept.get(key);
    if (known && known.until > Date.now()) return known.head;
    const head = await ask(path, origin, ip);
    if (kept.size >= keepAtMost) kept.clear(); // Addresses come from outside, so the map of them must be bounded.
    kept.set(key, { until: Date.now() + (head === null ? keepSilenceMs : keepMs), head });
    return head;
  };

  async function ask(path: string, origin: string, ip: string): Promise<HeadAnswer> {
    try {
      const query = new URLSearchParams({ path, origin });
      const answer = await fetch(`${apiUrl}/api/page-head?${query}`, {
        headers: { "X-Forwarded-For": ip },
        signal: AbortSignal.timeout(patienceMs),
      });
      if (answer.status === 404) return "nothing";
      return answer.ok ? read(PageHeadAnswer, await answer.json()).data : null;
    } catch {
      return null;
    }
  }
}

/** Only those query parameters that select another page: what somebody appends must not cause another request to the api. */
function plainAddress(url: string): string {
  const [path = "/", query] = url.split("?", 2);
  return new URLSearchParams(query).get("type") === "brand" ? `${path}?type=brand` : path;
}
