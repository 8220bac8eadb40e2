import { type Api, apiOf } from "./api-of";
import type { Visits } from "./journey";
import type { PersonName } from "./people";
import { signedIn } from "./sign-in";

/** API calls of a person whose pages a journey does not open. */
export async function apiAs(visit: Visits["visit"], who: PersonName): Promise<Api> {
  return apiOf((await visit({ session: await signedIn(who) })).page);
}
