/**
 * The page's first script: a few hundred bytes, so that on a slow network the gate's second, the handshake and the first calls
 * do not wait for the shell's script (docs/decisions/0283-a-first-script.md). Without it the shell begins them itself.
 */
import type { BegunCalls } from "@mandi/shared/http/begun-calls";
import { gateSecond } from "./gate-second";
import { upgradeToHttps } from "./https-upgrade";
import { startLateLinks } from "./late-links";

/** As long as the gate waits: a network that swallows requests must not hold the shell for longer. */
const handshakePatienceMs = 10_000;

const calls: BegunCalls = new Map();

function begin(path: string, patienceMs?: number): void {
  const { href } = new URL(path, location.origin);
  const answer = ask(href, patienceMs);
  answer.catch(() => undefined); // Its reader asks again.
  calls.set(href, answer);
}

/** The whole answer, because its body could no longer be read once the patience is over. */
async function ask(href: string, patienceMs?: number): Promise<Response> {
  const aborter = new AbortController();
  if (patienceMs !== undefined) setTimeout(() => aborter.abort(), patienceMs);
  const headers = { accept: "application/json" };
  const answer = await fetch(new Request(href, { headers, credentials: "omit", signal: aborter.signal }));
  return new Response(await answer.arrayBuffer(), answer);
}

// Set when the shell's script came first.
if (window.mandiBegun === undefined && !upgradeToHttps()) {
  begin("/api/config");
  startLateLinks("fetch");
  const second = gateSecond().then(async (isConnected) => {
    if (isConnected) begin("/api/handshake", handshakePatienceMs);
    // The shell goes on in a task of its own: the handshake leaves before the shell's work.
    await new Promise((resolve) => setTimeout(resolve));
    return isConnected;
  });
  window.mandiBegun = { second, calls };
}
