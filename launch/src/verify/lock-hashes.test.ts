import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findBrokenHashes } from "./lock-hashes";
import { projectRoot } from "./project-root";

const lockFile = readFileSync(join(projectRoot, "pnpm-lock.yaml"), "utf8");

it("finds all recorded hashes intact, so that a machine with an empty store can install", () => {
  expect(lockFile.match(/\bintegrity: sha512-/g)?.length).toBeGreaterThan(900);
  expect(findBrokenHashes(lockFile)).toEqual([]);
});

it("reports the line of a hash damaged by a global search and replace", () => {
  const [line = "", ...rest] = lockFile.split("\n").filter((content) => content.includes("integrity: "));
  const damaged = [line.replace(/sha512-.{4}/, "sha512-1.7.1"), ...rest].join("\n");

  expect(findBrokenHashes(damaged)).toMatchObject([{ path: "pnpm-lock.yaml", line: 1 }]);
});
