import { useQuery } from "@mandi/shared/query/use-query";
import { useState } from "react";
import { asideLinesQuery, linePayersQuery, unpaidQuery } from "./bank.api";

/** A received line with who may have paid it; a search by phone or name takes the place of the suggestions. */
export function useLinePayers(id: string) {
  const [search, setSearch] = useState("");
  return { state: useQuery(linePayersQuery, [id, search]), search, setSearch };
}

/** What a person owes. */
export const useUnpaid = (userId: number) => useQuery(unpaidQuery, [userId]);

/** A page of the lines that are set aside. */
export const useAsideLines = (page: number) => useQuery(asideLinesQuery, [page]);
