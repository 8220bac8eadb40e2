/**
 * `pnpm bench` measures what composing costs, `pnpm bench api` how fast the api answers, `pnpm bench scale` what it
 * takes to serve more, `pnpm bench code` what the shell is made of, `pnpm bench interactions` how long a touch takes on a cheap phone, `pnpm bench pages` how many
 * pages the web server sends. Numbers, never a verdict on a test run.
 */
if (process.argv[2] === "api") await import("./api/bench-api");
else if (process.argv[2] === "scale") await import("./scale/bench-scale");
else if (process.argv[2] === "code") await import("./code/bench-code");
else if (process.argv[2] === "interactions") await import("./interactions/bench-interactions");
else if (process.argv[2] === "pages") await import("./pages/bench-pages");
else await import("./composing/bench-composing");

export {};
