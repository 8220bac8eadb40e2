import { type SiteSetup, SiteSetupAnswer } from "@mandi/shared/contract/site-setup";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";

/** One load for the whole frame; a failure is remembered and not retried automatically. */
export const siteSetupQuery = defineQuery(
  async (): Promise<SiteSetup> => {
    const { general_setup } = await http.get("/config", SiteSetupAnswer);
    return general_setup;
  },
  { isKept: true, retryOnMount: false },
);

/**
 * The site setup, or null while it loads and after it failed: the frame then leaves out what is unknown. It has no room for
 * a Retry button; it retries when the connection is back.
 */
export function useSiteSetup(): SiteSetup | null {
  const state = useQuery(siteSetupQuery, []);
  return state.kind === "ready" ? state.data : null;
}

/** The site setup if loaded, for code outside React. */
export function knownSiteSetup(): SiteSetup | undefined {
  return siteSetupQuery.entry([]).store.getState().data;
}
