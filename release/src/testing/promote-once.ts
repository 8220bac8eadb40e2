import { promote } from "../plan/steps/promote";
import { openStore } from "../store/open-store";

/** One promotion as its own process: `promote-once <store> <area> <version>`. */
const [, , storeFolder = "", area = "", version = ""] = process.argv;
await promote(openStore(storeFolder), { [area]: version }, { who: `process ${process.pid}`, why: "race" });
