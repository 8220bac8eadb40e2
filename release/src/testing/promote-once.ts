import { promote } from "../plan/steps/promote";
import { openStore } from "../store/open-store";

/** Runs one promotion as a process: `promote-once <store> <area> <version>`. */
const [, , storeFolder = "", area = "", version = ""] = process.argv;
await promote(openStore(storeFolder), { [area]: version }, { who: `process ${process.pid}`, why: "race" });
