import type { ContainerAddress } from "./load-container";

/**
 * Loads the exposed module of an area that is an ES module, with Module Federation's own runtime, because such a build
 * relies on more of it than `init` and `get`. The runtime is loaded only for such areas. The web server has checked every
 * file; a browser checks none.
 *
 * @throws whatever went wrong; `diagnose` finds out what it was.
 */
export async function loadModuleContainer({ name, url, attempt }: ContainerAddress): Promise<unknown> {
  const { federationHost } = await import("../../federation/federation-host");
  const host = federationHost();
  const entry = new URL(attempt > 0 ? `${url}?r=${attempt}` : url, location.href).href;
  // A later attempt has another address, and what the runtime has cached for the previous one is dropped.
  if (attempt > 0 || !host.options.remotes.some((remote) => remote.name === name))
    host.registerRemotes([{ name, entry, type: "module" }], { force: true });
  return host.loadRemote(`${name}/area`);
}
