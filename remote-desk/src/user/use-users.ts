import { useAddressQuery } from "@mandi/shared/browser/use-address-query";
import { type UserType, userTypes } from "@mandi/shared/contract/role";
import { useQuery } from "@mandi/shared/query/use-query";
import { useParams } from "react-router-dom";
import { useSubjectTrail } from "../trail/use-subject-trail";
import { usersQuery } from "./user.api";
import { userDocumentsQuery } from "./user-documents.api";
import { isVerified } from "./user-status";

/** A page of the people for the address: its type and its search; another type or search begins at the first page. */
export function useUsers(page: number) {
  const [params, setParams] = useAddressQuery();
  const type = userTypes.find((one) => one === params.get("type")) ?? null;
  const search = (params.get("search") ?? "").trim();
  const state = useQuery(usersQuery, [type, search, page]);

  function choose(chosen: { readonly type: UserType | null; readonly search: string }): void {
    setParams((before) => {
      const { type: _type, search: _search, page: _page, ...view } = Object.fromEntries(before);
      return {
        ...(chosen.type !== null && { type: chosen.type }),
        ...(chosen.search !== "" && { search: chosen.search }),
        ...view,
      };
    });
  }

  return { state, type, search, choose };
}

/** The person whose phone is in the address, the documents they sent, and their trail. */
export function useUser() {
  const { phone = "" } = useParams();
  const state = useQuery(usersQuery, [null, phone, 1]);
  const user = state.kind === "ready" ? state.data.data.find((one) => one.phone === phone) : undefined;
  // By phone: with it come acts on their orders, listings and transfers.
  const trail = useSubjectTrail(user?.phone);
  const documents = useQuery(userDocumentsQuery, user && isVerified(user) ? [user.id] : null);
  return { phone, state, user, documents, trail };
}
