import type { Page } from "playwright-core";

/** A request of a page to its server. */
export interface WatchedRequest {
  readonly path: string;
  readonly type: string;
  /** Bytes over the network, with headers; 0 for cached files. */
  readonly bytes: number;
}

/** Records all requests of a page. @returns those finished so far */
export async function watchRequests(page: Page): Promise<() => readonly WatchedRequest[]> {
  const session = await page.context().newCDPSession(page);
  const asked = new Map<string, WatchedRequest>();
  session.on("Network.requestWillBeSent", ({ requestId, request, type = "Other" }) => {
    const { protocol, pathname } = new URL(request.url);
    if (protocol.startsWith("http")) asked.set(requestId, { path: pathname, type, bytes: 0 });
  });
  const kept = new Set<string>();
  session.on("Network.requestServedFromCache", ({ requestId }) => void kept.add(requestId));
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.fromDiskCache) kept.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const known = asked.get(requestId);
    if (known && !kept.has(requestId)) asked.set(requestId, { ...known, bytes: encodedDataLength });
  });
  await session.send("Network.enable");
  return () => [...asked.values()];
}
