import { TransporterOrderEventBody } from "@mandi/shared/contract/transporter/order";
import { Id } from "@mandi/shared/contract/wire";
import { Array as ArrayOf, Enum, Null, Object as ObjectOf, type Static, String as StringOf, Union } from "typebox";

/** The fields of a step that name an upload. */
export const paperFields = ["upload_id", "vehicle_upload_id"] as const;
export type PaperField = (typeof paperFields)[number];

/** A photo or a paper as it is kept on the device: text, because the device's storage takes nothing else. */
export const KeptPaper = ObjectOf({
  field: Enum([...paperFields]),
  /** A key of its own, so that a step that is sent again names the same upload. */
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
  /** Whose step it is; another person on the same device neither sees nor sends it. */
  phone: StringOf(),
  orderId: Id,
  orderNumber: StringOf(),
  /** The vehicle as people know it. */
  vehicle: StringOf(),
  keptAt: StringOf(),
  body: TransporterOrderEventBody,
  papers: ArrayOf(KeptPaper),
  /** Why the server refused it; it then waits for a person. */
  refusal: Union([StringOf(), Null()]),
});
export type KeptStep = Static<typeof KeptStep>;
