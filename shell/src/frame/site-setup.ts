import { type SiteSetup, SiteSetupAnswer } from "@mandi/shared/contract/site-setup";
import { http } from "@mandi/shared/http";
import { createKeptList } from "@mandi/shared/state/kept-list";
import { useEffect } from "react";
import { useStore } from "zustand";

/** One load for the whole frame; a failure is remembered and not asked again by itself. */
export const siteSetup = createKeptList<SiteSetup>(async () => {
  const { general_setup } = await http.get("/config", SiteSetupAnswer);
  return general_setup;
});

/** The site setup, or null while it loads and after it failed: the frame then leaves out what it cannot know. */
export function useSiteSetup(): SiteSetup | null {
  const { data, hasError } = useStore(siteSetup.store);
  const isMissing = data === null && !hasError;

  // Also after the end of a session, which empties every list.
  useEffect(() => {
    if (isMissing) siteSetup.load().catch(() => undefined);
  }, [isMissing]);

  useEffect(() => {
    if (!hasError) return;
    // Coming back online counts as one press of Retry; the frame has no room for a button of its own.
    function handleOnline(): void {
      siteSetup.retry().catch(() => undefined);
    }
    window.addEventListener("online", handleOnline);
    return () => window.removeEventListener("online", handleOnline);
  }, [hasError]);

  return data;
}
