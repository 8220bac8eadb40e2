import { gstinCheckCharacter } from "@mandi/shared/format/gstin";

/** The first registration of a firm in a state. */
export function gstinOf(stateCode: string, pan: string): string {
  const body = `${stateCode}${pan}1Z`;
  return body + gstinCheckCharacter(body);
}
