import { join } from "node:path";
import type { AreaDefinition } from "@mandi/shared/area/define-area";
import * as pagePaths from "@mandi/shared/contract/page-paths";
import { areaFolders } from "../area-folders.cjs";
import { projectRoot } from "./project-root";

const routes = areaFolders(projectRoot).flatMap((folder) => {
  const { default: area } = require(join(projectRoot, folder, "area.config.ts")) as { default: AreaDefinition };
  return area.routes.map(({ path }) => path);
});
function patternOf(route: string): RegExp {
  return new RegExp(`^${route.replace(/:\w+/gu, "[^/]+")}$`, "u");
}

const addresses = Object.entries(pagePaths).map(([name, path]): [name: string, address: string] => [
  name,
  typeof path === "string" ? path : path("7", "MI2627000001", "9"),
]);

it.each(addresses)("%s leads to a page of an area: %s", (_name, address) => {
  const { pathname } = new URL(address, "http://localhost");

  expect(routes.filter((route) => patternOf(route).test(pathname))).toHaveLength(1);
});
