import { type SiteSetup, SiteSetupAnswer } from "@mandi/shared/contract/site-setup";
import { http } from "@mandi/shared/http";

/** The issuer of the documents. */
export async function readSite(signal: AbortSignal): Promise<SiteSetup> {
  const { general_setup } = await http.get("/config", SiteSetupAnswer, { signal });
  return general_setup;
}
