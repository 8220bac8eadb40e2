import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { readAlerts } from "./alert.api";

const alertsQuery = defineQuery(readAlerts);

/** What the user wants to be told of prices. */
export const useAlerts = () => useQuery(alertsQuery, []);
