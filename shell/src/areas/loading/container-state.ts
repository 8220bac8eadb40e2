import type { AreaModule } from "./area-module";

/** What is known of one version of an area. */
interface ContainerState {
  /** Its routes, once its entry has run. */
  module: AreaModule | undefined;
  /** The request for them that is under way. */
  loading: Promise<AreaModule> | undefined;
  /** Failed tries so far. */
  failures: number;
  /** How many had failed when it was last invalidated: pages that are waited for together share a try. */
  failuresInvalidated: number;
}

const states = new Map<string, ContainerState>();

/** The state of a container by its name; that of one not seen yet is empty. */
export function stateOf(container: string): ContainerState {
  const known = states.get(container);
  if (known) return known;
  const state = { module: undefined, loading: undefined, failures: 0, failuresInvalidated: 0 };
  states.set(container, state);
  return state;
}
