import type { ConsoleMessage, Page, Request } from "playwright-core";

declare global {
  interface Window {
    /** Added to each page by the journeys. */
    noteViolation: (text: string) => void;
  }
}

/** Errors in a page that no assertion checks. A journey fails unless it expects them. */
export interface Troubles {
  /** All troubles so far, one line each. */
  readonly all: () => readonly string[];
  /** Declares that matching lines are expected in this journey. */
  readonly expect: (pattern: RegExp) => void;
  /** The undeclared ones. */
  readonly surprises: () => readonly string[];
  /** Resets what was collected and declared so far. */
  readonly forget: () => void;
}

/** Collects console errors and warnings, uncaught errors, CSP violations and failed requests of a page. */
export async function collectTroubles(page: Page): Promise<Troubles> {
  const lines: string[] = [];
  const expected: RegExp[] = [];
  const forget = () => {
    lines.length = 0;
    expected.length = 0;
  };
  page.on("console", (message) => noteConsole(message, lines));
  page.on("pageerror", (error) => lines.push(`uncaught: ${error.message}`));
  page.on("requestfailed", (request) => noteFailure(request, lines));
  await collectViolations(page, lines);
  return {
    all: () => lines,
    expect: (pattern) => expected.push(pattern),
    surprises: () => lines.filter((line) => !expected.some((pattern) => pattern.test(line))),
    forget,
  };
}

/** A warning about preloaded files not used within seconds of the load; on a busy machine they are used later. */
const aboutTime = /was preloaded using link preload but not used within a few seconds/;

function noteConsole(message: ConsoleMessage, lines: string[]): void {
  if (message.type() !== "error" && message.type() !== "warning") return;
  if (aboutTime.test(message.text())) return;
  lines.push(`console.${message.type()}: ${message.text()} (${message.location().url})`);
}

/** A request that the page itself aborted, for example when the user leaves early, is not a failure. */
function noteFailure(request: Request, lines: string[]): void {
  const reason = request.failure()?.errorText ?? "";
  if (reason !== "net::ERR_ABORTED") lines.push(`request failed: ${request.url()} ${reason}`);
}

/** The policy's own events: the console shows only some of them, and never which directive of a report-only policy. */
async function collectViolations(page: Page, lines: string[]): Promise<void> {
  await page.exposeFunction("noteViolation", (text: string) => lines.push(`csp: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      window.noteViolation(`${effectiveDirective} ${blockedURI} "${sample}" at ${sourceFile}:${lineNumber}`);
    });
  });
}
