import { gstCodeOfState } from "@mandi/shared/format/state-codes";
import { FormFiller } from "./document-problems";
import { receiptIn, vehicleIn } from "./eway-bill";
import { portalDay } from "./portal-text";

type Form = Readonly<Record<string, unknown>>;

/** The fields that identify an e-way bill in a change. */
export interface EwayBillNamed {
  /** GSTIN of its maker. */
  readonly gstin: string;
  readonly number: string;
}

/** Where the goods are, with the name of the state. */
export interface GoodsPlace {
  readonly place: string;
  readonly state: string;
}

/** Why the vehicle changes, with the portal's codes. */
export const vehicleCauses = { breakdown: "1", transshipment: "2", other: "3", first: "4" } as const;
export type VehicleCause = keyof typeof vehicleCauses;

/** Part B of an e-way bill: another vehicle carries the goods from here on. @throws UnfitPaper */
export function vehicleChangeOf(
  { gstin, number }: EwayBillNamed,
  change: GoodsPlace & {
    readonly vehicle: string;
    readonly cause: VehicleCause;
    readonly remark: string;
    readonly receipt: { readonly number: string; readonly day: string };
  },
): Form {
  const form = new FormFiller();
  const document = {
    userGstin: gstin,
    ewbNo: Number(number),
    vehicleNo: vehicleIn(form, change.vehicle),
    fromPlace: form.text("The place of the change", change.place, { least: 1, most: 50 }),
    fromState: stateIn(form, change.state),
    reasonCode: vehicleCauses[change.cause],
    reasonRem: form.text("The reason", change.remark, { least: 1, most: 50 }),
    transDocNo: receiptIn(form, change.receipt.number),
    transDocDate: portalDay(change.receipt.day),
    transMode: "1",
    vehicleType: "R",
  };
  form.done();
  return document;
}

/** Why an e-way bill is extended, with the portal's codes. */
export const extensionCauses = {
  calamity: 1,
  "law and order": 2,
  transshipment: 4,
  accident: 5,
  other: 99,
} as const;
export type ExtensionCause = keyof typeof extensionCauses;

/** Where goods are that are not moving, with the portal's codes. */
export const standingPlaces = { road: "R", warehouse: "W", other: "O" } as const;
export type StandingPlace = keyof typeof standingPlaces;

/** The extension of an e-way bill that ends before its goods arrive. @throws UnfitPaper */
export function extensionOf(
  { gstin, number }: EwayBillNamed,
  extension: GoodsPlace & {
    readonly pincode: string;
    readonly vehicle: string;
    readonly remainingKm: number;
    readonly cause: ExtensionCause;
    readonly remark: string;
    /** Where the goods are; absent while they are moving. */
    readonly standing: StandingPlace | undefined;
  },
): Form {
  const form = new FormFiller();
  const { standing } = extension;
  const document = {
    userGstin: gstin,
    ewbNo: Number(number),
    vehicleNo: vehicleIn(form, extension.vehicle),
    fromPlace: form.text("The place of the goods", extension.place, { least: 1, most: 50 }),
    fromState: stateIn(form, extension.state),
    fromPincode: form.pincode("the goods", extension.pincode),
    remainingDistance: extension.remainingKm,
    consignmentStatus: standing === undefined ? "M" : "T",
    transitType: standing === undefined ? "" : standingPlaces[standing],
    extnRsnCode: extensionCauses[extension.cause],
    extnRemarks: form.text("The reason", extension.remark, { least: 1, most: 50 }),
  };
  form.done();
  return document;
}

/** Why an e-way bill is cancelled, with the portal's codes. */
export const ewayCancelCauses = { duplicate: 1, order: 2, mistake: 3, other: 4 } as const;
export type EwayCancelCause = keyof typeof ewayCancelCauses;

/** The cancellation of an e-way bill. @throws UnfitPaper */
export function ewayCancellationOf(
  { gstin, number }: EwayBillNamed,
  { cause, remark }: { readonly cause: EwayCancelCause; readonly remark: string },
): Form {
  const form = new FormFiller();
  const cancelRmrk = form.text("The reason", remark, { least: 1, most: 50 });
  form.done();
  return { userGstin: gstin, ewbNo: Number(number), cancelRsnCode: ewayCancelCauses[cause], cancelRmrk };
}

function stateIn(form: FormFiller, name: string): number {
  return Number(form.state("the goods", gstCodeOfState(name)));
}
