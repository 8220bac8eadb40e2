import path from "node:path";
import { openDirectoryStore } from "./directory-store";
import { validDays } from "./expiry";
import { lazyStore } from "./lazy-store";
import { parseS3Address } from "./s3-address";
import { releaseKeys } from "./signature/keys";
import { type SignedStore, signedStore } from "./signature/signed-store";

/** The store at an address, a folder or `s3://bucket/prefix`, with signed steps: what every program of the release plane works on. */
export function openStore(address: string, environment: NodeJS.ProcessEnv = process.env): SignedStore {
  const days = validDays(environment);
  const place = parseS3Address(address);
  if (!place) return signedStore(openDirectoryStore(address), releaseKeys(address, environment), days);
  if (!environment["RELEASE_SIGNING_KEY"] && !environment["RELEASE_PUBLIC_KEY"])
    throw new Error(
      "A store in a bucket contains no key: set RELEASE_SIGNING_KEY, or RELEASE_PUBLIC_KEY to read only.",
    );
  // Loading the bucket's client takes half a second, which a store in a folder can save.
  const store = lazyStore(async () => (await import("./s3-store")).openS3Store(place, environment));
  return signedStore(store, releaseKeys(stateFolderOf(address, environment), environment), days);
}

/** The folder for data of a machine rather than of the store: browser reports, the token, copies of versions. */
export function stateFolderOf(address: string, environment: NodeJS.ProcessEnv = process.env): string {
  if (!parseS3Address(address)) return address;
  return path.resolve(environment["RELEASE_STATE"] ?? ".mandi/release-state");
}
