import { promote } from "../plan/steps/promote";
import { openStore } from "../store/open-store";
import { publishArea } from "../store/publish";

/** Publishes a built area and makes it live, as a process: `publish-and-promote <store> <folder>`. */
const [, , address = "", folder = ""] = process.argv;
const store = openStore(address);
const { unit, version } = await publishArea(store, folder);
await promote(store, { [unit]: version }, { who: `process ${process.pid}`, why: "crash" });
