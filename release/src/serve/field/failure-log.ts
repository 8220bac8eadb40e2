import type { AreaReport } from "@mandi/shared/contract/release/area-report";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { versionName } from "../../store/release-state";
import { reporterLimiter } from "../requests/reporter-limiter";
import { scrubbed } from "./traces";

/** Lines per minute, for one person and in all: a version that fails for everybody shows in its counts. */
const maxPerPerson = 6;
const maxOfAll = 60;

/**
 * Writes each failure that a browser reports as one line, under the reference that the person saw on the card: `AB12CD34
 * seller@9f3c… evaluation: "x is undefined"`. As in the counts, personal data are removed from the message.
 */
export function failureLog(server: FastifyInstance): (request: FastifyRequest, report: AreaReport) => void {
  const isHeard = reporterLimiter(server, maxPerPerson);
  let lines = 0;
  let left = 0;
  const sweep = setInterval(() => {
    if (left > 0) process.stderr.write(`${left} more failures of areas were reported within a minute\n`);
    lines = left = 0;
  }, 60_000);
  server.addHook("onClose", async () => clearInterval(sweep));

  return (request, { area, version, reference, kind, message }) => {
    if (lines >= maxOfAll || !isHeard(request)) {
      left += 1;
      return;
    }
    lines += 1;
    const words = printable(JSON.stringify(scrubbed(message)));
    process.stderr.write(`${printable(reference)} ${versionName(area, version)} ${kind}: ${words}\n`);
  };
}

/** Text from strangers must neither look like another log line nor control the terminal that shows it. */
function printable(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
