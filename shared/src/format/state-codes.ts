import { normaliseState } from "../money/gst-states";

/** GST state codes. 25 and 28 are retired but still appear on registrations. */
const STATE_OF_CODE: ReadonlyMap<string, string> = new Map([
  ["01", "Jammu and Kashmir"],
  ["02", "Himachal Pradesh"],
  ["03", "Punjab"],
  ["04", "Chandigarh"],
  ["05", "Uttarakhand"],
  ["06", "Haryana"],
  ["07", "Delhi"],
  ["08", "Rajasthan"],
  ["09", "Uttar Pradesh"],
  ["10", "Bihar"],
  ["11", "Sikkim"],
  ["12", "Arunachal Pradesh"],
  ["13", "Nagaland"],
  ["14", "Manipur"],
  ["15", "Mizoram"],
  ["16", "Tripura"],
  ["17", "Meghalaya"],
  ["18", "Assam"],
  ["19", "West Bengal"],
  ["20", "Jharkhand"],
  ["21", "Odisha"],
  ["22", "Chhattisgarh"],
  ["23", "Madhya Pradesh"],
  ["24", "Gujarat"],
  ["25", "Dadra and Nagar Haveli and Daman and Diu"],
  ["26", "Dadra and Nagar Haveli and Daman and Diu"],
  ["27", "Maharashtra"],
  ["28", "Andhra Pradesh"],
  ["29", "Karnataka"],
  ["30", "Goa"],
  ["31", "Lakshadweep"],
  ["32", "Kerala"],
  ["33", "Tamil Nadu"],
  ["34", "Puducherry"],
  ["35", "Andaman and Nicobar Islands"],
  ["36", "Telangana"],
  ["37", "Andhra Pradesh"],
  ["38", "Ladakh"],
  ["97", "Other Territory"],
  ["99", "Centre"],
]);

/** Name of the state with a GST state code. */
export function stateOfGstCode(code: string): string | null {
  return STATE_OF_CODE.get(code) ?? null;
}

const retiredCodes: ReadonlySet<string> = new Set(["25", "28"]);

/** States and union territories by name, to choose one. */
export const stateNames: readonly string[] = [
  ...new Set([...STATE_OF_CODE].filter(([code]) => Number(code) < 97).map(([, name]) => name)),
].sort();

/** GST code of a state, however its name is written; null where none is known. Never a retired code. */
export function gstCodeOfState(state: string): string | null {
  const wanted = normaliseState(state);
  const codes = [...STATE_OF_CODE].filter(([code, name]) => !retiredCodes.has(code) && normaliseState(name) === wanted);
  return codes[0]?.[0] ?? null;
}

/**
 * `Maharashtra (27)`: a state with its code, as rule 46 of the CGST rules requires; the name alone where the code is
 * unknown.
 */
export function stateWithCode(state: string): string {
  const code = gstCodeOfState(state);
  return code === null ? state : `${state} (${code})`;
}
