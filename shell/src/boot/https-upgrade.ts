const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Redirects pages requested over http to https, except on the developer's own machine. @returns whether it redirects. */
export function upgradeToHttps(
  place: Pick<Location, "protocol" | "hostname" | "href" | "replace"> = location,
): boolean {
  if (place.protocol !== "http:" || loopback.test(place.hostname)) return false;
  place.replace(place.href.replace(/^http:/, "https:"));
  return true;
}
