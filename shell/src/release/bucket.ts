import { bucketCount } from "@mandi/shared/contract/release/resolve-area";

/**
 * The person's bucket from 0 to 99, which the web server keeps in a cookie and writes into the page: what was preloaded and
 * the version the shell loads are then chosen by the same number. A page without it uses the last bucket, which is on trial
 * only when everybody is.
 */
export function bucketOfPage(): number {
  const value = Number.parseInt(document.getElementById("mandi-release")?.dataset["bucket"] ?? "", 10);
  return value >= 0 && value < bucketCount ? value : bucketCount - 1;
}
