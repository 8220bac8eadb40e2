/** The own rules as a command: one line per finding, exit code 1 when there is one. */
import { findCssClassBreaks } from "./css-classes";
import { findBrokenDocLinks } from "./doc-links";
import { findDoubles } from "./doubles";
import { findOwnRuleBreaks } from "./own-rules";
import { readSourceFiles } from "./source-files";
import { findTableOwnerBreaks } from "./table-owners";

const files = readSourceFiles();
const findings = [
  ...findOwnRuleBreaks(files),
  ...findCssClassBreaks(files),
  ...findBrokenDocLinks(files),
  ...findDoubles(files),
  ...findTableOwnerBreaks(files),
];
for (const { path, line, message } of findings) process.stdout.write(`${path}:${line}  ${message}\n`);
process.exitCode = findings.length > 0 ? 1 : 0;
