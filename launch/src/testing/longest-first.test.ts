import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { findCheckout } from "../checkout";

const { longest } = createRequire(import.meta.url)("./longest-first.cjs") as { readonly longest: readonly string[] };

it("every file that begins first is there: one that was renamed would begin last without a word", () => {
  expect(longest.length).toBeGreaterThan(0);
  expect(longest.filter((file) => !existsSync(join(findCheckout(), file)))).toEqual([]);
});
