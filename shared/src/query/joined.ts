import type { PageState } from "./page-state";

type States<Data> = { readonly [Key in keyof Data]: PageState<Data[Key]> };

/**
 * Several states as one: ready once all of them are. The first that ended otherwise decides, so that a page never
 * offers a form without its choices.
 */
export function joined<Data extends object>(states: States<Data>): PageState<Data> {
  const all = Object.entries(states) as [string, PageState<unknown>][];
  const ended = all.map(([, state]) => state).filter(({ kind }) => kind !== "ready");
  const [other] = [...ended.filter(({ kind }) => kind !== "loading"), ...ended];
  if (other !== undefined && other.kind !== "ready") return other;
  return {
    kind: "ready",
    data: Object.fromEntries(all.map(([key, state]) => [key, state.kind === "ready" ? state.data : undefined])) as Data,
    reload: () => {
      for (const [, state] of all) if (state.kind === "ready") state.reload();
    },
  };
}
