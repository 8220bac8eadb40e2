import { useQuery } from "@mandi/shared/query/use-query";
import { useState } from "react";
import { versionsQuery } from "./versions.api";

/** A page of the versions of a text. */
export function useVersions(subject: string) {
  const [page, setPage] = useState(1);
  return { page, setPage, state: useQuery(versionsQuery, [subject, page]) };
}
