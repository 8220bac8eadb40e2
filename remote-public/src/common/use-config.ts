import type { ConfigAnswer } from "@mandi/shared/contract/site-config";
import type { PageState } from "@mandi/shared/query/page-state";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { readConfig } from "./config.api";

const configQuery = defineQuery(readConfig, { isKept: true });

/** One part of the site's configuration as the state of a page. */
export function useConfig<Part>(
  select: (config: ConfigAnswer) => Part,
  isEmpty: (value: Part) => boolean = () => false,
): PageState<Part> {
  const state = useQuery(configQuery, []);
  if (state.kind !== "ready") return state;
  const data = select(state.data);
  return isEmpty(data) ? { kind: "empty" } : { ...state, data };
}
