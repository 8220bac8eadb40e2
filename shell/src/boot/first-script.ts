/**
 * The page's first script: a few hundred bytes, so that on a slow network the gate's second, the handshake and the call of every page's frame
 * do not wait for the shell's script (docs/decisions/0283-a-first-script.md). Without it the shell begins them itself.
 */
import type { BegunCalls } from "@mandi/shared/http/begun-calls";
import { gateSecond } from "./gate-second";
import { upgradeToHttps } from "./https-upgrade";
import { startLateLinks } from "./late-links";

/** As long as the gate waits: a network that swallows requests must not hold the shell for longer. */
const patienceMs = 10_000;

const calls: BegunCalls = new Map();

function begin(path: string): void {
  const { href } = new URL(path, location.origin);
  const answer = ask(href);
  answer.catch(() => undefined); // Its reader asks again.
  calls.set(href, answer);
}

/** The whole answer, because its body could no longer be read once the patience is over. */
async function ask(href: string): Promise<Response> {
  const aborter = new AbortController();
  setTimeout(() => aborter.abort(), patienceMs);
  const headers = { accept: "application/json" };
  const answer = await fetch(new Request(href, { headers, credentials: "omit", signal: aborter.signal }));
  return new Response(await answer.arrayBuffer(), answer);
}

if (!upgradeToHttps()) {
  begin("/api/config");
  startLateLinks("fetch");
  const second = gateSecond();
  void second.then((isConnected) => {
    if (isConnected) begin("/api/handshake");
  });
  window.mandiBegun = { second, calls };
}
