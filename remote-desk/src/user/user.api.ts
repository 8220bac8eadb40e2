import { DeskUserListAnswer } from "@mandi/shared/contract/desk/people";
import type { UserType } from "@mandi/shared/contract/role";
import { http } from "@mandi/shared/http";
import { defineQuery } from "@mandi/shared/query/query";

/** A page of people by type (null: of all types) and by the beginning of a phone, a GSTIN or a part of a name. */
export const usersQuery = defineQuery(
  (signal, type: UserType | null, search: string, page: number) =>
    http.get("/desk/user", DeskUserListAnswer, {
      signal,
      query: { ...(type !== null && { type }), ...(search !== "" && { search }), ...(page > 1 && { page }) },
    }),
  { isKept: true },
);

/** One person by their key. */
export const personQuery = defineQuery(
  (signal, id: number) => http.get("/desk/user", DeskUserListAnswer, { signal, query: { id } }),
  { isKept: true },
);
