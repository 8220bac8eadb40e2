import { readOrNull } from "@mandi/shared/contract/read";
import type { FastifyInstance } from "fastify";
import { Array as ArrayOf, Object as ObjectOf, Optional, String as StringOf } from "typebox";
import { versionName } from "../../store/release-state";
import { reporterLimiter } from "../requests/reporter-limiter";
import { fileAt } from "../versions/file-at";

/** A report is one to two kilobytes; it quotes the policy. */
const maxBytes = 8 * 1024;
const maxPerPersonAndMinute = 10;
/** Different violations logged in ten minutes: a broken page is broken for everybody, so one line is enough. */
const maxLines = 50;
const forgetAfterMs = 10 * 60_000;

/** The format that browsers send for `report-uri`. */
const Report = ObjectOf({
  "csp-report": ObjectOf({
    "effective-directive": Optional(StringOf()),
    "violated-directive": Optional(StringOf()),
    "blocked-uri": Optional(StringOf()),
    "source-file": Optional(StringOf()),
  }),
});

/** The format of browsers that batch reports. */
const Batch = ArrayOf(
  ObjectOf({
    body: ObjectOf({
      effectiveDirective: Optional(StringOf()),
      blockedURL: Optional(StringOf()),
      sourceFile: Optional(StringOf()),
    }),
  }),
);

/**
 * `POST /api/csp-report`: logs which rule of the pages' policy was violated, by which host, and in which version's code.
 * Nothing else of a report is kept: page addresses and their queries may reveal what a person did. Always answers 204.
 */
export function serveCspReports(server: FastifyInstance): void {
  const isHeard = reporterLimiter(server, maxPerPersonAndMinute);
  const told = new Set<string>();
  const forget = setInterval(() => told.clear(), forgetAfterMs);
  server.addHook("onClose", async () => clearInterval(forget));

  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string", bodyLimit: maxBytes }, (_request, body, done) => {
      done(null, parsed(String(body)));
    });
    scope.post("/api/csp-report", async (request, reply) => {
      if (isHeard(request)) breaksIn(request.body).forEach(tell);
      return reply.code(204).send();
    });
  });

  function tell(words: string): void {
    if (told.has(words) || told.size >= maxLines) return;
    told.add(words);
    process.stderr.write(`A page broke its policy: ${words}\n`);
  }
}

function breaksIn(body: unknown): string[] {
  const report = readOrNull(Report, body)?.["csp-report"];
  if (report) {
    const directive = report["effective-directive"] ?? report["violated-directive"];
    return [inWords(directive, report["blocked-uri"], report["source-file"])];
  }
  return (readOrNull(Batch, body) ?? []).map((one) =>
    inWords(one.body.effectiveDirective, one.body.blockedURL, one.body.sourceFile),
  );
}

/** Accepts only what has the form of a rule, a host or a version, so that strangers cannot forge log lines. */
function inWords(directive = "", blocked = "", source = ""): string {
  const rule = /^[a-z-]{3,40}/.exec(directive)?.[0] ?? "an unknown rule";
  return `${rule}, by ${hostOf(blocked)}${codeOf(source)}`;
}

/** The version whose code caused it, where the browser names its file. */
function codeOf(source: string): string {
  const code = URL.canParse(source) ? fileAt(new URL(source).pathname) : null;
  return code ? `, in ${versionName(code.unit, code.version)}` : "";
}

function hostOf(blocked: string): string {
  if (/^[a-z-]{2,30}$/.test(blocked)) return blocked; // `inline`, `eval`, `trusted-types-sink`, `data`
  if (!URL.canParse(blocked)) return "something unknown";
  const { protocol, host } = new URL(blocked);
  return /^https?:$/.test(protocol) ? host.slice(0, 100) : protocol.slice(0, 30);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
