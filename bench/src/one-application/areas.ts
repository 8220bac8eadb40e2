import type { AreaDefinition } from "@mandi/shared/area/define-area";
import type { RouteObject } from "react-router-dom";

/** An area compiled into the one application: its data and its pages. */
export interface CompiledArea {
  readonly definition: AreaDefinition;
  readonly routes: readonly RouteObject[];
}

/** The build inserts every area of the checkout here (build/replacing-loader.mjs), so a new area needs no change. */
export const areas: readonly CompiledArea[] = [];
