/** First segments of addresses that are not pages: the web server answers them itself or passes them on. */
const reserved: readonly string[] = ["api", "areas", "media", "release-api", "release-console", "shell"];

/**
 * Whether no page's address may begin with this segment: it is reserved for the web server, or is a file name such as
 * `release.json`.
 */
export function isReserved(firstPart: string): boolean {
  return reserved.includes(firstPart.toLowerCase()) || firstPart.includes(".");
}
