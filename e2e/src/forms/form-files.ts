import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findCheckout } from "@mandi/launch/checkout";

/** Paths of the areas' components that send a text, from the project's root. */
export function componentsWith(text: RegExp): readonly string[] {
  const root = findCheckout();
  return readdirSync(root)
    .filter((name) => name.startsWith("remote-"))
    .flatMap((area) =>
      readdirSync(join(root, area, "src"), { recursive: true, encoding: "utf8" }).map((file) => `${area}/src/${file}`),
    )
    .filter((file) => file.endsWith(".tsx") && !/\.test\.tsx$|\/testing\//.test(file))
    .filter((file) => text.test(readFileSync(join(root, file), "utf8")))
    .sort();
}
