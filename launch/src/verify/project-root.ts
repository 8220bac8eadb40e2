import { join } from "node:path";

/** The directory of the whole workspace, wherever a command is started. */
export const projectRoot = join(import.meta.dirname, "../../..");
