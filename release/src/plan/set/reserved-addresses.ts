/** First parts of addresses that are not pages: what the web server answers itself, or passes on. */
const reserved: readonly string[] = ["api", "areas", "media", "release-api", "release-console", "shell"];

/** Whether no page may begin with this part: the web server has it for itself, or it is the name of a file, as `release.json` is. */
export function isReserved(firstPart: string): boolean {
  return reserved.includes(firstPart.toLowerCase()) || firstPart.includes(".");
}
