import { useQuery } from "@mandi/shared/query/use-query";
import { settingsQuery } from "./settings.api";

export const useSettings = () => useQuery(settingsQuery, []);
