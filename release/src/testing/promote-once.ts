import { promote } from "../pointer/promote";
import { openDirectoryStore } from "../store/directory-store";

/** One promotion as a process of its own: `promote-once <store> <area> <version>`. */
const [, , storeFolder = "", area = "", version = ""] = process.argv;
await promote(openDirectoryStore(storeFolder), { [area]: version }, { who: `process ${process.pid}`, why: "race" });
