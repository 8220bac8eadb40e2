import type { ReleaseStore } from "./release-store";
import type { S3Place } from "./s3-address";
import { Bucket, type S3Timeouts } from "./s3-bucket";
import { S3Revisions } from "./s3-revisions";
import { S3Versions } from "./s3-versions";
import { storeOf } from "./store-of";

/** Without these, a hanging bucket would be waited for forever. */
const defaultTimeouts: S3Timeouts = { connectMs: 3_000, idleMs: 8_000 };

/**
 * A store in an S3-compatible bucket with conditional writes, with the same names as the directory store. Every object is
 * put with `If-None-Match: *`, so only one writer can take a revision's number, which makes it a compare-and-swap. A version
 * exists once its manifest does, which is put last.
 *
 * Credentials, region and endpoint come from the usual variables of the AWS tools (`AWS_ENDPOINT_URL_S3` for others).
 */
export function openS3Store(
  place: S3Place,
  environment: NodeJS.ProcessEnv,
  timeouts: S3Timeouts = defaultTimeouts,
): ReleaseStore {
  const bucket = new Bucket(place, environment, timeouts);
  return storeOf(new S3Versions(bucket), new S3Revisions(bucket));
}
