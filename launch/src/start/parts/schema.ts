import { describeMisfit, readSchemaState, SchemaRefused } from "@mandi/api/public/schema-state";
import { withConnection } from "../../postgres/connection";
import { exitCodes, StartRefused } from "../exit-codes";

/** Refuses a database of one's own that an older chain of migrations or a newer version made, and changes nothing in it. */
export async function refuseOtherSchema(url: string): Promise<void> {
  const state = await withConnection(url, readSchemaState);
  if (state.kind !== "fits") throw new StartRefused(new SchemaRefused(state).message, exitCodes.misconfigured);
}

/**
 * Looks at the database of this checkout.
 *
 * @returns in words why its data has to make room for a new market, nothing when it may stay.
 * @throws StartRefused when a newer version made it: that version is likely to come back for it.
 */
export async function whyOutdated(url: string): Promise<string | undefined> {
  const state = await withConnection(url, readSchemaState);
  if (state.kind === "fits") return undefined;
  const words = `The database in .mandi ${describeMisfit(state)}.`;
  if (state.kind === "older") return words;
  const advice = "Start that version, or begin with a new market: rm -rf .mandi deletes this one.";
  throw new StartRefused(`${words} ${advice}`, exitCodes.failed);
}
