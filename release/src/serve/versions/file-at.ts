/** The file of a version that an address names. */
interface FileOfVersion {
  readonly unit: string;
  readonly version: string;
  readonly file: string;
}

const address = /^\/(?:areas\/(?<area>[a-z][a-z0-9-]*)|shell)\/(?<version>[0-9a-f]{16})\/(?<file>[^?#]*)/;

/** Parses `/areas/seller/9f3c…/static/page.js?r=1`; null for any other address. */
export function fileAt(url: string): FileOfVersion | null {
  const { area = "shell", version = "", file = "" } = address.exec(url)?.groups ?? {};
  return version === "" ? null : { unit: area, version, file };
}
