import type { ContainerAddress } from "./load-container";

/**
 * Loads the exposed module of an area that is an ES module, by Module Federation's own runtime: such a build agrees with it on more
 * than `init` and `get`. Nobody else pays for the runtime. The web server has checked every file; a browser checks none.
 *
 * @throws whatever went wrong on the way; `diagnose` finds out what it was.
 */
export async function loadModuleContainer({ name, url, attempt }: ContainerAddress): Promise<unknown> {
  const { federationHost } = await import("../../federation/federation-host");
  const host = federationHost();
  const entry = new URL(attempt > 0 ? `${url}?r=${attempt}` : url, location.href).href;
  // A later try has another address, and what the runtime remembers of the one before is dropped.
  if (attempt > 0 || !host.options.remotes.some((remote) => remote.name === name))
    host.registerRemotes([{ name, entry, type: "module" }], { force: true });
  return host.loadRemote(`${name}/area`);
}
