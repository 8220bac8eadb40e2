import { askLine } from "./ask-line";
import { runDesk } from "./run";

process.exitCode = await runDesk(process.argv.slice(2), {
  environment: process.env,
  out: (text) => void process.stdout.write(`${text}\n`),
  error: (text) => void process.stderr.write(`${text}\n`),
  canAsk: process.stdin.isTTY === true,
  ask: (question) => askLine(question, process.stdin, process.stderr),
});
