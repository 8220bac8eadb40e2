import type { DeskUserDocumentsAnswer } from "@mandi/shared/contract/user-document";
import { checkGstin, gstinCheckCharacter, isGstinOfOtherState } from "@mandi/shared/format/gstin";
import { normalisePan } from "@mandi/shared/format/pan";
import { findPincode } from "../places/places";

type Check = DeskUserDocumentsAnswer["gstin"]["checks"][number];

export interface Numbers {
  readonly gst_number: string;
  readonly pan_number: string;
  readonly company_address: string;
}

/** Checks whether a GSTIN is well-formed and matches the PAN and the address of the profile, without asking any outside service. */
export function gstinChecks({ gst_number, pan_number, company_address }: Numbers): readonly Check[] {
  if (gst_number === "") return [];
  const gstin = checkGstin(gst_number);
  if (gstin.kind === "invalid") return [{ check: "form", result: "wrong", note: gstin.reason }];
  const expected = gstinCheckCharacter(gstin.value.slice(0, 14));
  return [
    { check: "form", result: "right", note: gstin.state ?? "" },
    { check: "check character", result: rightIf(gstin.value.endsWith(expected)), note: expected },
    panCheck(gstin.pan, normalisePan(pan_number)),
    stateCheck(gstin.value, gstin.state, company_address),
  ];
}

const rightIf = (isRight: boolean): string => (isRight ? "right" : "wrong");

function panCheck(inside: string | null, pan: string): Check {
  const isKnown = inside !== null && pan !== "";
  return { check: "pan", result: isKnown ? rightIf(inside === pan) : "unknown", note: inside ?? "" };
}

/** The state of the address is that of its last pincode: a house number can have six digits too. */
function stateCheck(gstin: string, state: string | null, address: string): Check {
  const pincode = address.match(/(?<!\d)[1-9]\d{5}(?!\d)/gu)?.at(-1);
  const place = pincode === undefined ? undefined : findPincode(pincode);
  if (state === null || place === undefined) return { check: "state", result: "unknown", note: state ?? "" };
  const result = rightIf(!isGstinOfOtherState(gstin, place.state));
  return { check: "state", result, note: `${state}, ${pincode} ${place.state}` };
}
