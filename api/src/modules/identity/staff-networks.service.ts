import type { Db } from "../../platform/database/database";
import { invalidField, Refusal } from "../../platform/errors";
import { readSetting } from "../site/settings";
import { isInNetworks, staffNetworks } from "./staff-networks";

/** Why somebody at this address may not use the desk now; undefined where they may. */
export async function refusalOfNetwork(db: Db, address: string): Promise<Refusal | undefined> {
  // A stored text that is not a list lets everybody in, because nobody could repair it otherwise.
  if (isInNetworks(await readSetting(db, staffNetworks), address) !== false) return undefined;
  const message = `The desk cannot be used from this network (${address}). An admin of the desk can add it.`;
  return new Refusal("forbidden", { message });
}

/** @throws Refusal 422 where the text is not a list of networks, or would lock out the person at this address who sets it */
export function refuseOwnLockOut(networks: string, address: string): void {
  const isInside = isInNetworks(networks, address);
  if (isInside === null)
    throw invalidField("value", "Please enter networks such as 203.0.113.0/24, separated by commas");
  if (!isInside) throw invalidField("value", `Your own address ${address} is outside these networks. Please add it.`);
}
