import type { Route } from "../../platform/routes/route";

export const identityRoutes: readonly Route[] = [];
