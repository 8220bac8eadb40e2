import { TransporterOrderEventBody } from "@mandi/shared/contract/transporter/order";
import { Id } from "@mandi/shared/contract/wire";
import { Array as ArrayOf, Enum, Null, Object as ObjectOf, type Static, String as StringOf, Union } from "typebox";

/** The fields of a step that refer to an upload. */
export const paperFields = ["upload_id", "vehicle_upload_id"] as const;
export type PaperField = (typeof paperFields)[number];

/** A photo or a document as it is stored on the device: as text, because the device's storage accepts nothing else. */
export const KeptPaper = ObjectOf({
  field: Enum([...paperFields]),
  /** The idempotency key of the upload, so that a step that is sent again refers to the same one. */
  key: StringOf(),
  name: StringOf(),
  type: StringOf(),
  base64: StringOf(),
});
export type KeptPaper = Static<typeof KeptPaper>;

/** A step of a trip that the server has not confirmed yet. */
export const KeptStep = ObjectOf({
  /** The idempotency key: however often it is sent, it happens once. */
  key: StringOf(),
  /** The owner of the step; another person on the same device neither sees nor sends it. */
  phone: StringOf(),
  orderId: Id,
  orderNumber: StringOf(),
  /** The readable number of the vehicle. */
  vehicle: StringOf(),
  keptAt: StringOf(),
  body: TransporterOrderEventBody,
  papers: ArrayOf(KeptPaper),
  /** Why the server refused it; it then waits for a person. */
  refusal: Union([StringOf(), Null()]),
});
export type KeptStep = Static<typeof KeptStep>;
