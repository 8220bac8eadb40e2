import type { Page } from "playwright-core";

/** Goes to an address in the document that is open, by an entry of the history that the router hears of; `carried` as a link's state. */
export function enterAddress(page: Page, address: string, carried: object | null = null): Promise<void> {
  return page.evaluate(
    ([to, usr]) => {
      const { idx = 0 } = (window.history.state ?? {}) as { readonly idx?: number };
      window.history.pushState({ usr, key: `entered${idx + 1}`, idx: idx + 1 }, "", to);
      window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }));
    },
    [address, carried] as const,
  );
}
