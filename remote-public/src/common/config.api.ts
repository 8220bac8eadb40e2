import { ConfigAnswer } from "@mandi/shared/contract/site-config";
import { http } from "@mandi/shared/http";

/** Texts and contact details of the site. */
export function readConfig(signal: AbortSignal): Promise<ConfigAnswer> {
  return http.get("/config", ConfigAnswer, { signal });
}
