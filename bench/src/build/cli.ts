import { findCheckout } from "@mandi/launch/checkout";
import { buildOne } from "./build-one";

/** Builds the single application into the given folder. */
const { routes } = await buildOne(findCheckout(), process.argv[2] ?? "bench/dist");
console.log(`${routes.length} routes`);
