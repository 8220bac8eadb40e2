import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { findCheckout } from "@mandi/launch/checkout";
import { runProgram } from "@mandi/launch/process/child-program";

/** A text in an area's sources, and its replacement. */
interface Change {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** An area that was built again with a change. */
export interface ChangedBuild {
  readonly version: string;
  readonly dist: string;
  readonly remove: () => void;
}

/** Changes one text in an area's sources and builds it, as its team would, outside the checkout. */
export async function buildChanged(area: string, { file, before, after }: Change): Promise<ChangedBuild> {
  const checkout = findCheckout();
  const own = join(checkout, `remote-${area}`);
  const place = mkdtempSync(join(tmpdir(), `mandi-${area}-`));
  const folder = join(place, `remote-${area}`);
  cpSync(own, folder, { recursive: true, filter: (path) => !/node_modules|dist$/.test(relative(own, path)) });
  cpSync(join(checkout, "tsconfig.base.json"), join(place, "tsconfig.base.json"));
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync(join(own, "node_modules"))) {
    symlinkSync(join(own, "node_modules", name), join(folder, "node_modules", name));
  }
  const source = readFileSync(join(folder, file), "utf8");
  expect(source).toContain(before);
  writeFileSync(join(folder, file), source.replace(before, after));
  await runProgram({
    checkout,
    file: "release/src/build/cli.ts",
    parameters: [relative(checkout, folder)],
    onLine: () => undefined,
  });
  const dist = join(folder, "dist");
  const { version } = JSON.parse(readFileSync(join(dist, "area.json"), "utf8")) as { readonly version: string };
  return { version, dist, remove: () => rmSync(place, { recursive: true, force: true }) };
}
