import { TransporterOrderEventBody } from "@mandi/shared/contract/transporter-market";
import { Id } from "@mandi/shared/contract/wire";
import { Null, Object as ObjectOf, type Static, String as StringOf, Union } from "typebox";

/** A photo or a paper as it is kept on the device: text, because the tab's storage takes nothing else. */
export const KeptPaper = ObjectOf({ key: StringOf(), name: StringOf(), type: StringOf(), base64: StringOf() });
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
  paper: Union([KeptPaper, Null()]),
  /** Why the server refused it; it then waits for a person. */
  refusal: Union([StringOf(), Null()]),
});
export type KeptStep = Static<typeof KeptStep>;
