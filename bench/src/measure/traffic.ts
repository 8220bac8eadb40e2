import { setTimeout as pause } from "node:timers/promises";
import type { CDPSession } from "playwright-core";

/** What crossed the network in a stretch of a visit. */
export interface Traffic {
  readonly requests: number;
  readonly scriptBytes: number;
  readonly allBytes: number;
}

export function together(one: Traffic, other: Traffic): Traffic {
  return {
    requests: one.requests + other.requests,
    scriptBytes: one.scriptBytes + other.scriptBytes,
    allBytes: one.allBytes + other.allBytes,
  };
}

interface Transfer {
  readonly url: string;
  bytes: number;
  isOpen: boolean;
}

const momentMs = 400;
const patienceMs = 15_000;

/**
 * Listens to the network of a page. Counted is what was sent over the wire: an answer from a cache costs nobody anything,
 * and data addresses never leave the page.
 */
export async function watchTraffic(session: CDPSession) {
  let transfers = new Map<string, Transfer>();
  let changedAt = performance.now();

  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (!request.url.startsWith("http")) return;
    changedAt = performance.now();
    transfers.set(requestId, { url: request.url, bytes: 0, isOpen: true });
  });
  session.on("Network.requestServedFromCache", ({ requestId }) => transfers.delete(requestId));
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) transfers.delete(requestId);
  });
  const end = (requestId: string, bytes: number) => {
    changedAt = performance.now();
    const transfer = transfers.get(requestId);
    if (transfer) Object.assign(transfer, { bytes, isOpen: false });
  };
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
  session.on("Network.loadingFailed", ({ requestId }) => end(requestId, 0));
  await session.send("Network.enable");

  return {
    /** Begins a new stretch. */
    restart(): void {
      transfers = new Map();
    },
    /** Waits until nothing has been on its way for so long (and a moment), and says what was. */
    async settled(forMs: number): Promise<Traffic> {
      const deadline = performance.now() + patienceMs;
      const quietMs = Math.max(forMs, momentMs);
      const isBusy = () => [...transfers.values()].some(({ isOpen }) => isOpen);
      while ((isBusy() || performance.now() - changedAt < quietMs) && performance.now() < deadline) await pause(20);
      const all = [...transfers.values()];
      const scripts = all.filter(({ url }) => new URL(url).pathname.endsWith(".js"));
      const sum = (some: readonly Transfer[]) => some.reduce((bytes, transfer) => bytes + transfer.bytes, 0);
      return {
        requests: all.length,
        scriptBytes: sum(scripts),
        allBytes: sum(all),
      };
    },
  };
}
