/** `pnpm kit DIR`: packs the kit that an area in a repository of its own is built with. */
import path from "node:path";
import { packKit } from "./pack-kit";

process.stdout.write(`${await packKit(path.resolve(process.argv[2] ?? "."))}\n`);
