import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { findCheckout } from "../checkout";

const { longest } = createRequire(import.meta.url)("./longest-first.cjs") as { readonly longest: readonly string[] };

it("every file in the list exists: a renamed one would silently start last", () => {
  expect(longest.length).toBeGreaterThan(0);
  expect(longest.filter((file) => !existsSync(join(findCheckout(), file)))).toEqual([]);
});
