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
    throw new Error("A store in a bucket keeps no key: set RELEASE_SIGNING_KEY, or RELEASE_PUBLIC_KEY to read only.");
  // The client of the bucket is half a second of loading that a store in a folder need not pay.
  const store = lazyStore(async () => (await import("./s3-store")).openS3Store(place, environment));
  return signedStore(store, releaseKeys(stateFolderOf(address, environment), environment), days);
}

/** The folder for what belongs to a machine and not to the store: counts of the field, the token, copies of versions. */
export function stateFolderOf(address: string, environment: NodeJS.ProcessEnv = process.env): string {
  if (!parseS3Address(address)) return address;
  return path.resolve(environment["RELEASE_STATE"] ?? ".mandi/release-state");
}
