/**
 * Calls that the page's first script began while the host's script was still arriving (`shell/src/boot/first-script.ts`), by their
 * whole addresses.
 */
export type BegunCalls = Map<string, Promise<Response>>;

declare global {
  interface Window {
    mandiBegun?: { readonly second: Promise<boolean>; readonly calls: BegunCalls };
  }
}

/**
 * Sends a request, unless the first script has: then its answer is taken, once. If that one failed, the request is sent after all.
 *
 * @returns the answer, or a rejection as of `fetch`
 */
export function fetchUnlessBegun(request: Request): Promise<Response> {
  const calls = window.mandiBegun?.calls;
  const begun = calls?.get(request.url);
  calls?.delete(request.url);
  return begun ? begun.catch(() => fetch(request)) : fetch(request);
}
