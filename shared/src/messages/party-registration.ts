import { unregistered } from "../format/gstin";
import { stateWithCode } from "../format/state-codes";
import { documents } from "./papers";

/**
 * GSTIN and state of a party on a document. The GSTIN begins with the code of its state; for a party without one, rule 46 of the CGST
 * rules asks for that code.
 */
export function partyRegistration(party: { readonly gst_number: string; readonly state: string }): readonly string[] {
  const { gst_number: gst, state } = party;
  if (gst !== "" && gst.toUpperCase() !== unregistered) return [documents.gstin(gst), state];
  return [gst === "" ? "" : documents.unregistered, stateWithCode(state)];
}
