/** One test run: jest loads set-up and tear-down in the same process, and workers read the variables. */
export interface Run {
  readonly serverUrl: string;
  readonly template: string;
  stop(): Promise<void>;
}

declare global {
  var mandiTestRun: Run | undefined;
}

export function rememberRun(run: Run): void {
  globalThis.mandiTestRun = run;
  process.env["MANDI_TEST_SERVER"] = run.serverUrl;
  process.env["MANDI_TEST_TEMPLATE"] = run.template;
}

export function endRun(): Run | undefined {
  const run = globalThis.mandiTestRun;
  globalThis.mandiTestRun = undefined;
  return run;
}
