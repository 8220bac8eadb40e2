import { read, readOrNull } from "@mandi/shared/contract/read";
import { AreaPlace, EarlierVersion, LiveArea, ReleaseDocument } from "@mandi/shared/contract/release/release-document";

/** The readable parts of a release document. */
export interface ParsedRelease {
  readonly document: ReleaseDocument;
  /** Areas of which only title, routes and menu could be read: they keep their place and show their card. */
  readonly unreadable: ReadonlySet<string>;
}

/**
 * Reads a release document area by area: a wrong description of one must not affect the others. Its routes and menus stay,
 * with the previous version as fall-back if there is one; if even those cannot be read, it is left out.
 *
 * @throws ContractError when the document as a whole is invalid.
 */
export function parseRelease(value: unknown): ParsedRelease {
  const whole = readOrNull(ReleaseDocument, value);
  if (whole) return { document: whole, unreadable: new Set() };
  const { areas: described, ...frame } = isObject(value) ? value : {};
  const document = read(ReleaseDocument, { ...frame, areas: {} });
  const areas: Record<string, LiveArea> = {};
  const unreadable = new Set<string>();
  for (const [name, area] of Object.entries(isObject(described) ? described : {})) {
    const live = readOrNull(LiveArea, area);
    const place = readOrNull(AreaPlace, area);
    const previous = isObject(area) ? readOrNull(EarlierVersion, area["previous"]) : null;
    if (live) areas[name] = live;
    else if (place) {
      unreadable.add(name);
      areas[name] = {
        ...place,
        ...(previous && { previous }),
        version: "",
        base: "/",
        entry: "",
        container: "",
        contract: "",
        files: [],
        integrity: {},
      };
    }
  }
  return { document: { ...document, areas }, unreadable };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
