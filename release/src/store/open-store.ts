import { releaseKeys } from "../signature/keys";
import { signedStore } from "../signature/signed-store";
import { openDirectoryStore } from "./directory-store";
import type { ReleaseStore } from "./release-store";

/** The store in a folder, with signed steps: what every program of the release plane works on. */
export function openStore(folder: string, environment: NodeJS.ProcessEnv = process.env): ReleaseStore {
  return signedStore(openDirectoryStore(folder), releaseKeys(folder, environment));
}
