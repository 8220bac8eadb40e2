import { AreaReport } from "@mandi/shared/contract/area-report";
import { readOrNull } from "@mandi/shared/contract/read";
import { VitalReport } from "@mandi/shared/contract/vital-report";
import type { FastifyInstance } from "fastify";
import { quarantine } from "../field/quarantine";
import { type FieldTally, fieldTally } from "../field/tally";
import { writeTallies } from "../field/tally-file";
import { movePointer, PromotionRefused, StepRefused } from "../pointer/move-pointer";
import type { ReleaseStore } from "../store/release-store";

/** A beacon is a few hundred bytes. */
const maxBytes = 4096;
const writeEveryMs = 2000;

/** Notes per address and minute; more is noise or malice and is dropped without a word. */
const maxPerMinute = 120;

/**
 * `POST /api/area-report`: counts what browsers tell of area loads, and takes a version that fails for too many people out
 * of service. `POST /api/area-vitals` counts how their pages felt. Always answers 204: a browser that leaves has no use for an answer.
 */
export function serveAreaReports(
  server: FastifyInstance,
  store: ReleaseStore,
  storeFolder: string,
  tally: FieldTally = fieldTally(),
): void {
  const perAddress = new Map<string, number>();
  const sweep = setInterval(() => perAddress.clear(), 60_000);
  const write = setInterval(() => void writeTallies(storeFolder, tally.all()).catch(logTrouble), writeEveryMs);
  server.addHook("onClose", async () => {
    clearInterval(sweep);
    clearInterval(write);
    await writeTallies(storeFolder, tally.all());
  });

  server.post("/api/area-report", { bodyLimit: maxBytes }, async (request, reply) => {
    const report = isHeard(request.ip) ? readOrNull(AreaReport, request.body) : null;
    if (report) {
      const now = Date.now();
      tally.count(report, `${request.ip} ${report.bucket}`, now);
      if (tally.isBad(report.area, report.version, now)) await takeOut(report);
    }
    return reply.code(204).send();
  });

  server.post("/api/area-vitals", { bodyLimit: maxBytes }, async (request, reply) => {
    const report = isHeard(request.ip) ? readOrNull(VitalReport, request.body) : null;
    if (report) tally.countVital(report);
    return reply.code(204).send();
  });

  function isHeard(address: string): boolean {
    const seen = (perAddress.get(address) ?? 0) + 1;
    perAddress.set(address, seen);
    return seen <= maxPerMinute;
  }

  async function takeOut({ area, version, kind }: AreaReport): Promise<void> {
    const evidence = `${kind} for many people, revision by the field guard`;
    try {
      await movePointer(store, quarantine(area, version, evidence), { who: "field guard", why: evidence });
    } catch (error) {
      // Out of service already, or nothing to go back to: then a person has to decide.
      if (error instanceof StepRefused || error instanceof PromotionRefused) return;
      process.stderr.write(`${area}@${version} fails for many people and could not be taken back: ${String(error)}\n`);
    }
  }
}

function logTrouble(error: unknown): void {
  process.stderr.write(`The counts of the field could not be written: ${String(error)}\n`);
}
