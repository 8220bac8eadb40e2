import { useQuery } from "@mandi/shared/query/use-query";
import { setOffQuery } from "./set-off.api";

/** What a carrier owes, and what of it can come off now. */
export const useSetOff = (userId: number) => useQuery(setOffQuery, [userId]);
