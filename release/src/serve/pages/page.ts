import type { AreaRoute } from "@mandi/shared/contract/release/area-manifest";
import type { AreaVersion, ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import { resolveArea } from "@mandi/shared/contract/release/resolve-area";
import type { ShellManifest } from "@mandi/shared/contract/release/shell-manifest";
import type { Role } from "@mandi/shared/contract/role";
import { patternOf } from "../../plan/set/route-pattern";
import { versionPath } from "../../store/release-store";
import type { PinnedVersions } from "../pins/pinned-versions";
import { jsonForHtml } from "./escape";

/** The visitor a page is composed for: bucket and pins determine the versions, the role what is preloaded. */
export interface Visitor {
  readonly role: Role;
  readonly bucket: number;
  readonly pins?: PinnedVersions;
}

/** The shell's page with everything filled in that is known before the browser asks. */
export function composePage(
  template: string,
  shell: ShellManifest,
  document: ReleaseDocument,
  found: FoundRoute | null,
  patienceMs?: number,
): string {
  const base = `/${versionPath("shell", shell.version)}/`;
  const integrity = (file: string) => ` integrity="${shell.integrity[file] ?? ""}" crossorigin`;
  const head = [
    emptyHead,
    ...shell.styles.map((file) => `<link rel="stylesheet" href="${base}${file}"${integrity(file)}>`),
    // Without a high priority, browsers load a deferred script after the preloads, and the page is empty until it has run.
    ...shell.scripts.map(
      (file) => `<script ${modeOf(file, shell)} fetchpriority="high" src="${base}${file}"${integrity(file)}></script>`,
    ),
    ...(found ? preloadLinks(found) : []),
    // The script starts them: no text is seen before the gate opens.
    ...shell.fonts.map((file) => `<link data-late as="font" type="font/woff2" href="${base}${file}" crossorigin>`),
    emptyData,
  ];
  const patience = patienceMs === undefined ? "" : ` data-patience="${patienceMs}"`;
  const body = `<script type="application/json" id="mandi-release" ${emptyBucket}${patience}>${jsonForHtml(document)}</script>`;
  return template.replace("<!--mandi:head-->", () => head.join("\n    ")).replace("<!--mandi:body-->", () => body);
}

/** The last script starts the shell; those before it begin early what it needs, and it must not wait for one that hangs. */
function modeOf(file: string, { scripts }: ShellManifest): "async" | "defer" {
  return file === scripts.at(-1) ? "defer" : "async";
}

/** A composed page is shared by everyone; only these placeholders are filled in per request. */
const emptyBucket = 'data-bucket=""';
const emptyHead = "<!--mandi:tags-->";
const emptyData = "<!--mandi:data-->";

/** Fills in what differs from one request to the next: the visitor's bucket, the texts of this page and its first data. */
export function personalise(page: string, bucket: number, tags: readonly string[], data: readonly string[]): string {
  return page
    .replace(emptyBucket, `data-bucket="${bucket}"`)
    .replace(emptyHead, () => tags.join("\n    "))
    .replace(emptyData, () => data.join("\n    "));
}

export interface FoundRoute {
  readonly version: AreaVersion;
  readonly route: AreaRoute;
}

/** The route of an address, if this role may open it: code for another role is not even preloaded. */
export function findRoute(document: ReleaseDocument, pathname: string, { role, bucket }: Visitor): FoundRoute | null {
  for (const area of Object.values(document.areas)) {
    const [version] = resolveArea(area, bucket).versions;
    const route = version?.routes.find(({ path }) => patternOf(path).test(pathname));
    if (version && route) return route.roles.includes(role) ? { version, route } : null;
  }
  return null;
}

/** Whether an address is a page that visitors may open, even while its area is shut. */
export function isPublic(document: ReleaseDocument, pathname: string): boolean {
  const routes = Object.values(document.areas).flatMap((area) => area.routes);
  return routes.some(({ path, roles }) => roles.includes("visitor") && patternOf(path).test(pathname));
}

/** What the page needs from the area, fetched in parallel with the shell instead of after it. */
function preloadLinks({ version, route }: FoundRoute): string[] {
  const { entry, files, format, base, integrity } = version;
  const scripts = [...(format === "module" ? [] : [entry]), ...files, ...route.files];
  const module = `<link rel="modulepreload" href="${base}${entry}" integrity="${integrity[entry] ?? ""}" crossorigin>`;
  return [...(format === "module" ? [module] : []), ...scripts.map((file) => preloadLink(file, version))];
}

/** The link that preloads one file of a version. */
export function preloadLink(file: string, { base, integrity }: Pick<AreaVersion, "base" | "integrity">): string {
  const as = file.endsWith(".css") ? "style" : "script";
  // `crossorigin` must match what the loaders set, or the browser fetches the file twice (measured).
  return `<link rel="preload" as="${as}" href="${base}${file}" integrity="${integrity[file] ?? ""}" crossorigin>`;
}
