import type { MenuEntry, RouteSearch } from "../contract/release/area-manifest";
import type { Role } from "../contract/role";

/** A route as its team writes it; the build adds the files. */
export interface RouteDefinition {
  /** react-router pattern. */
  readonly path: string;
  readonly roles: readonly Role[];
  readonly title: string;
  /** Name of the page's chunk: `import(/* webpackChunkName: "news-list" *\/ "./news/news-list.page")`. */
  readonly page: string;
  /** `bare`: without header and footer. `rail`: header and a rail of entries, no footer. Default: header and footer. */
  readonly frame?: "full" | "bare" | "rail";
  /** The area's own search in the header, in a frame with a rail. */
  readonly search?: RouteSearch;
  /** Its prices depend on the place of delivery, which phones then show above the page. */
  readonly hasPrices?: boolean;
  /** Address of the menu entry that is marked while this page is open, if it is not the page's own: `/order-book`. */
  readonly section?: string;
  /** API calls the page makes first; `:name` is filled from the path. */
  readonly data?: readonly string[];
}

export interface AreaDefinition {
  readonly name: string;
  /** The area's name on the failure card: "Seller area". */
  readonly title: string;
  /** The team that owns the area, shown when the area fails: "Seller team". Not a secret: descriptions are public. */
  readonly owner?: string;
  /** Range of API versions the area works with. */
  readonly api: string;
  readonly routes: readonly RouteDefinition[];
  readonly menu: readonly MenuEntry[];
}

/** Declares an area. Data only: the shell draws menus and guards routes from it before any code of the area loads. */
export function defineArea(definition: AreaDefinition): AreaDefinition {
  return definition;
}
