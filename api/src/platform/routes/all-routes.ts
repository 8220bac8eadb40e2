import { creditRoutes } from "../../modules/credit/credit.routes";
import { identityRoutes } from "../../modules/identity/identity.routes";
import { walletRoutes } from "../../modules/wallet/wallet.routes";
import { healthRoutes } from "../health/health.routes";
import type { Route } from "./route";

/** Every call of the API, one line per module. */
export const allRoutes: readonly Route[] = [...healthRoutes, ...identityRoutes, ...walletRoutes, ...creditRoutes];
