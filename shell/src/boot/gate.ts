import { HandshakeAnswer } from "@mandi/shared/contract/handshake";
import { HttpFailure, http } from "@mandi/shared/http";

/** Longer than any working network takes: one that swallows requests counts as none, so the person is not left waiting. */
const handshakePatienceMs = 10_000;
/** After 429 the handshake is tried again. */
const handshakeRetryMs = 10_000;

/** Statuses meaning that the product is unavailable, from a proxy in front of it or from the product about its api. */
const statusesOfAway: readonly number[] = [502, 503, 504];

/** The outcome of the gate: open, no connection, api unavailable, or refused by the api. */
export type GateResult = "open" | "offline" | "away" | "refused";

/**
 * The gate of the product: connectivity, one second, handshake. A handshake without an answer means offline as well. Any answer
 * other than success, including an error, comes from a product that is in trouble.
 *
 * @param second connectivity and the second (`gateSecond`), begun before
 */
export async function passGate(second: Promise<boolean>): Promise<GateResult> {
  if (!(await second)) return "offline";
  for (;;) {
    const answer = await shakeHands();
    if (answer !== "busy") return answer;
    await wait(handshakeRetryMs);
  }
}

/** Whether the product can be reached at all, in whatever state it is. */
export async function isReachable(): Promise<boolean> {
  return (await shakeHands()) !== "offline";
}

/** Whether the product lets people in now. */
export async function isOpen(): Promise<boolean> {
  return (await shakeHands()) === "open";
}

async function shakeHands(): Promise<GateResult | "busy"> {
  const aborter = new AbortController();
  const timer = setTimeout(() => aborter.abort(), handshakePatienceMs);
  try {
    const { success } = await http.get("/handshake", HandshakeAnswer, { signal: aborter.signal });
    return success ? "open" : "refused";
  } catch (error) {
    if (!(error instanceof HttpFailure)) throw error;
    if (error.status === 429) return "busy";
    if (error.kind === "network" || aborter.signal.aborted) return "offline";
    return statusesOfAway.includes(error.status) ? "away" : "refused";
  } finally {
    clearTimeout(timer);
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
