import { DeskParams } from "@mandi/shared/contract/desk/field";
import { deskReads } from "@mandi/shared/contract/desk/reads";
import { defineRoute, type Route } from "../../platform/routes/route";
import { readDeskKey } from "./desk-key.service";
import {
  listBrandsForDesk,
  listCategoriesForDesk,
  listProductsForDesk,
  listUnitsForDesk,
  readProductForDesk,
} from "./reads/catalogue-desk.service";

const read = { method: "GET", access: ["staff"], rate: "read", idempotency: "none" } as const;

/** The desk's reads of the catalogue: staff only. */
export const deskCatalogueReadRoutes: readonly Route[] = [
  defineRoute({ ...read, ...deskReads["category list"], handle: ({ db }) => listCategoriesForDesk(db) }),
  defineRoute({ ...read, ...deskReads["brand list"], handle: ({ db }) => listBrandsForDesk(db) }),
  defineRoute({ ...read, ...deskReads["unit list"], handle: ({ db }) => listUnitsForDesk(db) }),
  defineRoute({
    ...read,
    ...deskReads["product list"],
    handle: ({ db, query }) => listProductsForDesk(db, query),
  }),
  defineRoute({
    ...read,
    ...deskReads["product show"],
    params: DeskParams,
    handle: async ({ db, params, clock }) =>
      readProductForDesk(db, await readDeskKey(db, deskReads["product show"].path, params.id), clock.now()),
  }),
];
