import { DeskTransporterViewAnswer } from "@mandi/shared/contract/desk/order-view";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

/** The order as the transporter who carries it sees it. */
export const transporterViewQuery = defineQuery((signal, id: number) =>
  http.get(`/desk/order/${id}/transporter-view`, DeskTransporterViewAnswer, { signal }),
);
