import { setTimeout as pause } from "node:timers/promises";
import type { CDPSession } from "playwright-core";

/** Network traffic of a section of a visit. */
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

/** Counts the network traffic of a page: only what was sent over the wire, not answers from a cache or data addresses. */
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
    /** Starts a new section. */
    restart(): void {
      transfers = new Map();
    },
    /** Waits until the network has been idle for this long, and returns the traffic. */
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
