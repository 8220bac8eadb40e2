/** The project's own rules as a command: prints one line per finding, and exits with 1 when there is one. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findCssClassBreaks } from "./css-classes";
import { findBrokenDocLinks } from "./doc-links";
import { findDoubles } from "./doubles";
import { findBrokenHashes } from "./lock-hashes";
import { findRenamedMessages } from "./message-names";
import { findMigrationRemovals } from "./migration-removals";
import { findOwnRuleBreaks } from "./own-rules";
import { projectRoot } from "./project-root";
import { readSourceFiles } from "./source-files";
import { findTableOwnerBreaks } from "./table-owners";

const files = readSourceFiles();
const findings = [
  ...findOwnRuleBreaks(files),
  ...findCssClassBreaks(files),
  ...findBrokenDocLinks(files),
  ...findDoubles(files),
  ...findTableOwnerBreaks(files),
  ...findRenamedMessages(files),
  ...findMigrationRemovals(files),
  ...findBrokenHashes(readFileSync(join(projectRoot, "pnpm-lock.yaml"), "utf8")),
];
for (const { path, line, message } of findings) process.stdout.write(`${path}:${line}  ${message}\n`);
process.exitCode = findings.length > 0 ? 1 : 0;
