/** What the shell's main script consists of: the code that every first visit waits for. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { findCheckout } from "@mandi/launch/checkout";
import { read } from "@mandi/shared/contract/read";
import { ShellManifest } from "@mandi/shared/contract/release/shell-manifest";
import { keepReport } from "../report/write-report";
import { codeReportOf } from "./code-report";
import { ownersOf } from "./owners";

const checkout = findCheckout();
const dist = path.join(checkout, "shell", "dist");
const textOf = (file: string) => readFile(path.join(dist, file), "utf8");

// The last build of the shell; `pnpm build` brings it up to date.
const { scripts } = read(ShellManifest, JSON.parse(await textOf("shell.json")));
const parts = await Promise.all(
  scripts.map(async (file) => ({ code: await textOf(file), map: await textOf(`${file}.map`) })),
);
const report = codeReportOf(
  parts.map(({ code }) => code).join("\n"),
  parts.flatMap(({ code, map }) => ownersOf(code, map)),
);
process.stdout.write(`${report}\n`);
if (process.argv.includes("--keep")) await keepReport(path.join(checkout, "docs", "bench.md"), "code", report);
