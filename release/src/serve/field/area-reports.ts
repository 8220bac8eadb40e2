import { readOrNull } from "@mandi/shared/contract/read";
import { AreaReport } from "@mandi/shared/contract/release/area-report";
import type { ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import { VitalReport } from "@mandi/shared/contract/vital-report";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Static, TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { quarantine } from "../../plan/steps/quarantine";
import { PromotionRefused, StepRefused } from "../../plan/steps/step";
import { movePointer } from "../../plan/write-step";
import { versionName } from "../../store/release-state";
import type { ReleaseStore } from "../../store/release-store";
import { isOfThisMachine, personOf } from "../requests/person-of";
import { reporterLimiter } from "../requests/reporter-limiter";
import { failureLog } from "./failure-log";
import { type FieldTally, fieldTally } from "./tally";
import { writeTallies } from "./tally-file";

/** A beacon is a few hundred bytes. */
const maxBytes = 4096;
const writeEveryMs = 2000;

/** Reports per person and minute; more is noise or malice and is dropped silently. */
const maxPerMinute = 120;

/** A version keeps failing until a step is taken, so others will report it in the meantime. */
const tryAgainAfterMs = 60_000;

export interface AreaReportsOptions {
  readonly store: ReleaseStore;
  readonly storeFolder: string;
  /** What is live; reports about anything else are ignored. */
  readonly document: () => Promise<ReleaseDocument>;
  readonly tally?: FieldTally;
}

const bounds = { report: Compile(AreaReport), vital: Compile(VitalReport) };

/**
 * `POST /api/area-report`: counts browsers' reports of area loads, and takes a version that fails for too many people out of
 * service. `POST /api/area-vitals` collects the web vitals of their pages. Both always answer 204: a page that is being left
 * cannot use an answer.
 */
export function serveAreaReports(server: FastifyInstance, options: AreaReportsOptions): void {
  const { store, storeFolder, document, tally = fieldTally() } = options;
  const isHeard = reporterLimiter(server, maxPerMinute);
  const note = failureLog(server);
  const tried = new Map<string, number>();
  const write = setInterval(() => void writeTallies(storeFolder, tally.all()).catch(logTrouble), writeEveryMs);
  server.addHook("onClose", async () => {
    clearInterval(write);
    await writeTallies(storeFolder, tally.all());
  });

  server.post("/api/area-report", { bodyLimit: maxBytes }, async (request, reply) => {
    const report = await reportIn(request, AreaReport, bounds.report);
    if (report && (report.outcome === "loaded") === (report.kind === "")) {
      const now = Date.now();
      if (report.outcome === "failed") note(request, report);
      tally.count(report, reporterOf(request, report), now);
      if (tally.isBad(report.area, report.version, now)) await takeOut(report, now);
    }
    return reply.code(204).send();
  });

  server.post("/api/area-vitals", { bodyLimit: maxBytes }, async (request, reply) => {
    const report = await reportIn(request, VitalReport, bounds.vital);
    if (report) tally.countVital(report, reporterOf(request, report));
    return reply.code(204).send();
  });

  /** What a request reports about a served version; null when it is to be ignored. Fields of newer shells are dropped. */
  async function reportIn<Schema extends TSchema>(
    request: FastifyRequest,
    schema: Schema,
    check: { readonly Check: (value: unknown) => boolean },
  ): Promise<(Static<Schema> & Named) | null> {
    if (!isHeard(request)) return null;
    const report = readOrNull(schema, request.body);
    return report && check.Check(report) && (await isServed(report)) ? report : null;
  }

  async function isServed({ area, version }: Named): Promise<boolean> {
    const live = (await document().catch(() => null))?.areas[area];
    return [live, live?.previous, live?.canary].some((served) => served?.version === version);
  }

  async function takeOut({ area, version, kind }: AreaReport, now: number): Promise<void> {
    const name = versionName(area, version);
    if ((tried.get(name) ?? Number.NEGATIVE_INFINITY) > now - tryAgainAfterMs) return;
    tried.set(name, now);
    const evidence = `${kind || "failures"} for many people`;
    const why = `${evidence}; the guard's one step with ${area} until a person has resumed, promoted or rolled it back`;
    try {
      await movePointer(store, quarantine(area, version, evidence), { who: "field guard", why });
    } catch (error) {
      // Already out of service, already guarded once, or nothing to go back to: then a person has to decide.
      if (error instanceof StepRefused || error instanceof PromotionRefused) return;
      process.stderr.write(`${name} fails for many people and could not be taken back: ${String(error)}\n`);
    }
  }
}

/** Identifies a reporter: by address, or by bucket on this machine, where everybody has the same address. */
function reporterOf(request: FastifyRequest, { bucket }: { readonly bucket: number }): string {
  return isOfThisMachine(request) ? `bucket ${bucket}` : personOf(request);
}

interface Named {
  readonly area: string;
  readonly version: string;
}

function logTrouble(error: unknown): void {
  process.stderr.write(`The counts of the field could not be written: ${String(error)}\n`);
}
