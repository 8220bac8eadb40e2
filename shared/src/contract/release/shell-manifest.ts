import { Array as ArrayOf, Object as ObjectOf, type Static, String as StringOf } from "typebox";
import { mapOf } from "../map-of";
import { IntegrityMap } from "./area-manifest";

/** `shell.json`: the shell's build as it describes itself. */
export const ShellManifest = ObjectOf({
  version: StringOf({ pattern: "^[0-9a-f]{16}$" }),
  /** Version of the contract that it offers to areas. */
  contract: StringOf(),
  /** The exact version it provides of each host module. */
  provides: mapOf(StringOf()),
  /** The page template that composing fills in. */
  page: StringOf(),
  /** The last one starts the shell; those before it may come at any time, or never. */
  scripts: ArrayOf(StringOf()),
  styles: ArrayOf(StringOf()),
  /** Fonts of the first screen. */
  fonts: ArrayOf(StringOf()),
  integrity: IntegrityMap,
});
export type ShellManifest = Static<typeof ShellManifest>;
