import type { LiveArea, ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import { areas, type CompiledArea } from "../../areas";

/** The set is fixed at build time: routes and menus are in the code. */
export async function readRelease(): Promise<{ readonly document: ReleaseDocument }> {
  return {
    document: {
      revision: 1,
      issuedAt: "",
      contract: "",
      areas: Object.fromEntries(areas.map((area) => [area.definition.name, compiledIn(area)])),
    },
  };
}

function compiledIn({ definition: { title, routes, menu } }: CompiledArea): LiveArea {
  return {
    title,
    version: "",
    base: "/",
    entry: "",
    container: "",
    contract: "",
    files: [],
    integrity: {},
    routes: routes.map(({ path, roles, title, frame = "full", data = [] }) => ({
      path,
      roles: [...roles],
      title,
      frame,
      data: [...data],
      files: [],
    })),
    menu: [...menu],
  };
}
