/** `pnpm kit DIR`: packs the kit that an area in its own repository is built with. */
import { resolve } from "node:path";
import { findCheckout } from "../../checkout";
import { makeKit } from "./make-kit";

process.stdout.write(`${await makeKit(findCheckout(), resolve(process.argv[2] ?? "."))}\n`);
