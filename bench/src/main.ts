/**
 * `pnpm bench` measures what composing costs, `pnpm bench api` how fast the api answers, `pnpm bench code` what the shell is made
 * of. Numbers, never a verdict on a test run.
 */
if (process.argv[2] === "api") await import("./api/bench-api");
else if (process.argv[2] === "code") await import("./code/bench-code");
else await import("./composing/bench-composing");

export {};
