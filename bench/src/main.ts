/** `pnpm bench` measures what composing costs, `pnpm bench api` how fast the api answers. Numbers, never a verdict on a test run. */
if (process.argv[2] === "api") await import("./api/bench-api");
else await import("./composing/bench-composing");

export {};
