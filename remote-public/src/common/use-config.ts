import type { ConfigAnswer } from "@mandi/shared/contract/site-config";
import type { PageState } from "@mandi/shared/state/page-state";
import { usePageState } from "@mandi/shared/state/use-page-state";
import { readConfig } from "./config.api";

/**
 * One part of the site's configuration as the state of a page. `part` names it: another part is another state.
 */
export function useConfig<Part>(
  part: string,
  select: (config: ConfigAnswer) => Part,
  isEmpty: (value: Part) => boolean = () => false,
): PageState<Part> {
  return usePageState(part, async (signal) => select(await readConfig(signal)), { isEmpty });
}
