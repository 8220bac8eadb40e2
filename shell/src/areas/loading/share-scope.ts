import { hostModules } from "@mandi/shared/contract/release/host-modules";
import { hostScope } from "./host-scope";
import { hostVersions } from "./host-versions";

/** One provided version of a shared module, in the form that federation containers agree on. */
interface SharedModule {
  readonly get: () => () => object;
  readonly from: string;
  readonly eager: boolean;
  /** Containers mark a module they have taken. */
  loaded?: 1;
}

export type ShareScope = Record<string, Record<string, SharedModule>>;

/**
 * What every container is given. The host's modules are in it before any container does, and containers are built
 * without copies of their own, so there is exactly one instance of each.
 */
export const shareScope: ShareScope = Object.fromEntries(
  hostModules.map((name) => [
    name,
    { [hostVersions[name]]: { get: () => () => hostScope[name], from: "mandi_shell", eager: true, loaded: 1 } },
  ]),
);
