/**
 * Whether configured HTML may show a picture: by a path of this site only, which is what the policy of the pages lets through
 * (`img-src`). Read as a browser reads it: `//host`, `/\\host` and a tab between the slashes lead elsewhere.
 */
export function isOwnPicture(src: string | null | undefined): boolean {
  const here = "https://here.invalid";
  return src?.startsWith("/") === true && URL.canParse(src, here) && new URL(src, here).origin === here;
}
