import { givenRuntime, givenRuntimeName, type ShareScope } from "@mandi/shared/contract/release/given-runtime";
import { hostModules } from "@mandi/shared/contract/release/host-modules";
import { hostScope } from "./host-scope";
import { hostVersions } from "./host-versions";

/**
 * The scope passed to every container. The host's modules are in it before any container runs, and containers are built
 * without copies of them, so there is exactly one instance of each.
 */
export const shareScope: ShareScope = Object.fromEntries(
  hostModules.map((name) => [
    name,
    { [hostVersions[name]]: { get: () => () => hostScope[name], from: "mandi_shell", eager: true, loaded: true } },
  ]),
);

Reflect.set(globalThis, givenRuntimeName, givenRuntime(shareScope));
