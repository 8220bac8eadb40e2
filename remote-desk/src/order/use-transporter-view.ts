import { useQuery } from "@mandi/shared/query/use-query";
import { transporterViewQuery } from "./transporter-view.api";

/** The order as the transporter who carries it sees it. */
export const useTransporterView = (orderId: number) => useQuery(transporterViewQuery, [orderId]);
