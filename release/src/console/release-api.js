/** In the memory of this page only: a script elsewhere on this origin finds it in no store. */
let token = "";

export function keepToken(given) {
  token = given;
}

/** The server did not do it; the message says why. */
export class Refusal extends Error {
  constructor(message, status) {
    super(message);
    this.status = status;
  }
}

/** Who the token is, and what it may do. */
export function me() {
  return call("me");
}

/**
 * Runs a command of `pnpm release` in this server, and gives what it answers: words and data. It is a job: it goes on when this
 * page is closed.
 */
export async function run(command, positionals = [], options = {}, tell = () => {}) {
  let job = await call("jobs", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ command, positionals, options: { json: true, dryRun: false, ...options } }),
  });
  while (job.state === "running") {
    tell(job.lines.at(-1) ?? "It runs …");
    job = await call(`jobs/${job.id}`);
  }
  if (job.state === "refused") throw new Refusal(job.error, 200);
  return job;
}

async function call(address, init = {}) {
  const answer = await fetch(`/release-api/${address}`, {
    ...init,
    cache: "no-store",
    headers: { ...init.headers, Authorization: `Bearer ${token}` },
  }).catch(() => {
    throw new Refusal("This server cannot be reached. What was started may still go on.", 0);
  });
  const body = await answer.json().catch(() => ({}));
  if (answer.ok) return body;
  throw new Refusal(body.error ?? `The server answers ${answer.status}.`, answer.status);
}
