import { findCheckout } from "@mandi/launch/checkout";
import { buildOne } from "./build-one";

/** Builds the one application into the folder that is named. */
const { routes } = await buildOne(findCheckout(), process.argv[2] ?? "bench/dist");
console.log(`${routes.length} routes`);
