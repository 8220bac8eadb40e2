/**
 * Whether configured HTML may show a picture: only by a path of this site, as the content policy of the pages requires
 * (`img-src`). Read as a browser reads it: `//host`, `/\\host` and a tab between the slashes lead elsewhere.
 */
export function isOwnPicture(src: string | null | undefined): boolean {
  const here = "https://here.invalid";
  return src?.startsWith("/") === true && URL.canParse(src, here) && new URL(src, here).origin === here;
}
