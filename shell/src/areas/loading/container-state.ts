import type { AreaModule } from "./area-module";

/** The state of one version of an area in this tab. */
interface ContainerState {
  /** Its routes, once its entry has run. */
  module: AreaModule | undefined;
  /** The pending request for them. */
  loading: Promise<AreaModule> | undefined;
  /** Failed attempts so far. */
  failures: number;
  /** How many had failed when it was last invalidated: pages awaited together share an attempt. */
  failuresInvalidated: number;
}

const states = new Map<string, ContainerState>();

/** The state of a container by its name; empty for one not seen yet. */
export function stateOf(container: string): ContainerState {
  const known = states.get(container);
  if (known) return known;
  const state = { module: undefined, loading: undefined, failures: 0, failuresInvalidated: 0 };
  states.set(container, state);
  return state;
}
