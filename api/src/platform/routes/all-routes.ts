import { identityRoutes } from "../../modules/identity/identity.routes";
import { healthRoutes } from "../health/health.routes";
import type { Route } from "./route";

/** Every call of the API, one line per module. */
export const allRoutes: readonly Route[] = [...healthRoutes, ...identityRoutes];
