/**
 * A step of the CI recipes: prints `concerned=true` or `concerned=false` for a unit and the commit before. A path filter
 * cannot tell whose part of the lock file has changed. When that commit is not known, as at the first push of a branch, it
 * prints true.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lockFile } from "@mandi/release/public/input-hash";
import { findCheckout } from "../checkout";
import { concernsUnit } from "./concerns-unit";

const [unit = "", before = ""] = process.argv.slice(2);
const checkout = findCheckout();
const git = (...parameters: readonly string[]) =>
  spawnSync("git", parameters, { cwd: checkout, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });

function isConcerned(): boolean {
  const files = git("diff", "--name-only", before, "HEAD");
  const lock = git("show", `${before}:${lockFile}`);
  if (files.status !== 0 || lock.status !== 0) return true;
  const lockNow = readFileSync(join(checkout, lockFile), "utf8");
  return concernsUnit(unit, { files: files.stdout.split("\n"), lockBefore: lock.stdout, lockNow });
}

process.stdout.write(`concerned=${isConcerned()}\n`);
