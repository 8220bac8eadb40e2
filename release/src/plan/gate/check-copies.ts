import type { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import type { HostModule } from "@mandi/shared/contract/release/host-modules";
import type { ReleaseStore } from "../../store/release-store";
import type { Objection } from "./check-set";

/**
 * Texts that occur only in the code of a host module and survive minification. A second copy of such a module has separate
 * state: hooks without a renderer, links that reload the page, a second session. `react/jsx-runtime` has no state.
 */
const marks: readonly (readonly [module: HostModule, mark: RegExp])[] = [
  ["react", /takes an object of state variables to update or a function which returns an object of state variables/],
  [
    "react-dom",
    /rendererPackageName:\s*["'`]react-dom["'`]|__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=(?!=)/,
  ],
  ["react-router-dom", /You cannot render a <Router> inside another <Router>/],
  ["zustand", /setState:?\s*[\w$]*,\s*getState:?\s*[\w$]*,\s*getInitialState\b/],
  ["@mandi/shared/session", /__Host-mandi-token/],
];

/** Refuses an area that contains code which the host provides, whatever its description says. */
export async function checkCopies(store: ReleaseStore, area: AreaManifest): Promise<Objection[]> {
  const scripts = Object.keys(area.integrity).filter((file) => /\.m?js$/.test(file));
  const found = await Promise.all(
    scripts.map(async (file) => {
      const code = (await store.readFile(area.name, area.version, file)).toString("utf8");
      return marks.filter(([, mark]) => mark.test(code)).map(([module]) => ({ file, module }));
    }),
  );
  return found.flat().map(({ file, module }) => ({
    unit: area.name,
    reason: `${file} carries a copy of ${module}, which the shell provides: share it with import: false`,
  }));
}
