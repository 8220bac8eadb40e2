import type { DeskUser } from "@mandi/shared/contract/desk/people";
import type { UserType } from "@mandi/shared/contract/role";
import { useQuery } from "@mandi/shared/query/use-query";
import { useEffect, useState } from "react";
import { usersQuery } from "../user/user.api";

/** Delay after the last key: each search is a request. */
const pauseMs = 250;
/** The api answers with as many people at once; then there may be more. */
const atOnce = 50;

/** What the list of people shows. */
export interface PersonSearch {
  readonly state: "searching" | "failed" | "ready";
  readonly people: readonly DeskUser[];
  readonly hasMore: boolean;
  readonly retry: () => void;
}

/** Whom a search is for. */
export interface WantedPeople {
  /** Null: of every type. */
  readonly type: UserType | null;
  /** Those who are suspended are left out: they can do nothing. */
  readonly isActiveOnly?: boolean | undefined;
}

/** The people with a phone, name or GSTIN, searched on the server. */
export function usePersonSearch({ type, isActiveOnly }: WantedPeople, text: string, isOpen: boolean): PersonSearch {
  const [search, setSearch] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  const state = useQuery(usersQuery, isOpen ? [type, search.trim(), 1] : null);
  const isCurrent = search === text;
  if (state.kind === "failed") return { state: "failed", people: [], hasMore: false, retry: state.retry };
  // People of an earlier search are never offered for what is typed now.
  const found = isCurrent && state.kind === "ready" ? state.data.data : [];
  return {
    state: isCurrent && (state.kind === "ready" || state.kind === "empty") ? "ready" : "searching",
    people: isActiveOnly ? found.filter(({ suspended_at }) => suspended_at === null) : found,
    hasMore: found.length >= atOnce,
    retry: () => void state.refetch(),
  };
}
