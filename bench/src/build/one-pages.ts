import { AreaRoute, IntegrityMap } from "@mandi/shared/contract/release/area-manifest";
import { Array as ArrayOf, Object as ObjectOf, type Static } from "typebox";

/** The file next to the build that says which files each route needs. */
export const routesFile = "routes.json";

const { path, roles, title, files } = AreaRoute.properties;

/** The routes of the one application with what each of them preloads. */
export const OnePages = ObjectOf({
  integrity: IntegrityMap,
  routes: ArrayOf(ObjectOf({ path, roles, title, files })),
});
export type OnePages = Static<typeof OnePages>;
