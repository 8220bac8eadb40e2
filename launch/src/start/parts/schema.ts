import { describeMisfit, readSchemaState, SchemaRefused } from "@mandi/api/public/schema-state";
import { withConnection } from "../../postgres/connection";
import { exitCodes, StartRefused } from "../exit-codes";

/** Refuses the user's own database if an older chain of migrations or a newer version made it, and changes nothing in it. */
export async function refuseOtherSchema(url: string): Promise<void> {
  const state = await withConnection(url, readSchemaState);
  if (state.kind !== "fits") throw new StartRefused(new SchemaRefused(state).message, exitCodes.misconfigured);
}

/**
 * Checks the database of this checkout.
 *
 * @returns why its data has to be replaced by a new market; nothing when it may stay.
 * @throws StartRefused when a newer version made it: that version is likely to be started again.
 */
export async function whyOutdated(url: string): Promise<string | undefined> {
  const state = await withConnection(url, readSchemaState);
  if (state.kind === "fits") return undefined;
  const words = `The database in .mandi ${describeMisfit(state)}.`;
  if (state.kind === "older") return words;
  const advice = "Start that version, or begin with a new market: rm -rf .mandi deletes this one.";
  throw new StartRefused(`${words} ${advice}`, exitCodes.failed);
}
