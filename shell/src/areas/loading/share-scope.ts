import { givenRuntime, givenRuntimeName, type ShareScope } from "@mandi/shared/contract/release/given-runtime";
import { hostModules } from "@mandi/shared/contract/release/host-modules";
import { hostScope } from "./host-scope";
import { hostVersions } from "./host-versions";

/**
 * What every container is given. The host's modules are in it before any container does, and containers are built
 * without their own copies, so there is exactly one instance of each.
 */
export const shareScope: ShareScope = Object.fromEntries(
  hostModules.map((name) => [
    name,
    { [hostVersions[name]]: { get: () => () => hostScope[name], from: "mandi_shell", eager: true, loaded: true } },
  ]),
);

Reflect.set(globalThis, givenRuntimeName, givenRuntime(shareScope));
