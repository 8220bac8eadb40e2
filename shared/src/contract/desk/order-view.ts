import { Object as ObjectOf, type Static } from "typebox";
import { closed } from "../field";
import { TransporterOrder } from "../transporter/order";
import { orNull } from "./field";

/** `GET /desk/order/{id}/transporter-view`: null until a transporter carries it. */
export const DeskTransporterViewAnswer = ObjectOf({ data: orNull(TransporterOrder) });
export type DeskTransporterViewAnswer = Static<typeof DeskTransporterViewAnswer>;

/** The desk's reads of this module. */
export const orderViewReads = {
  "order transporter-view": {
    right: "look",
    path: "/desk/order/:id/transporter-view",
    summary: "An order as the transporter who carries it sees it",
    query: ObjectOf({}, closed),
    answer: DeskTransporterViewAnswer,
  },
} as const;
