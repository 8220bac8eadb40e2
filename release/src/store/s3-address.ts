/** The location of a store in a bucket. */
export interface S3Place {
  readonly bucket: string;
  /** Empty, or with a slash at its end. */
  readonly prefix: string;
}

/** `s3://bucket/some/prefix` → bucket and prefix; null for any other kind of address. */
export function parseS3Address(address: string): S3Place | null {
  const { bucket, prefix } = /^s3:\/\/(?<bucket>[^/]+)\/?(?<prefix>.*)$/.exec(address)?.groups ?? {};
  if (!bucket) return null;
  return { bucket, prefix: prefix ? `${prefix.replace(/\/+$/, "")}/` : "" };
}
