import { HandshakeAnswer } from "@mandi/shared/contract/handshake";
import { HttpFailure, http } from "@mandi/shared/http";

/** The product waits this long before the handshake; the shell loads the first screen in the meantime. */
const handshakeDelayMs = 1000;
/** Longer than any network that works: what swallows all that is sent is none, and the person is not left waiting. */
const handshakePatienceMs = 10_000;
/** After 429 the handshake is tried again. */
const handshakeRetryMs = 10_000;

/** How the gate ended: through, offline, or refused. */
export type GateResult = "open" | "offline" | "refused";

/**
 * The gate of the product: connectivity, one second, handshake. The browser only knows whether the machine
 * has a connected adapter; a handshake without an answer means offline as well. Any answer other than success, including an
 * error, comes from a product that is in trouble.
 */
export async function passGate(): Promise<GateResult> {
  if (!navigator.onLine) return "offline";
  await wait(handshakeDelayMs);
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

async function shakeHands(): Promise<GateResult | "busy"> {
  const aborter = new AbortController();
  const timer = setTimeout(() => aborter.abort(), handshakePatienceMs);
  try {
    const { success } = await http.get("/handshake", HandshakeAnswer, { signal: aborter.signal });
    return success ? "open" : "refused";
  } catch (error) {
    if (!(error instanceof HttpFailure)) throw error;
    if (error.status === 429) return "busy";
    return error.kind === "network" || aborter.signal.aborted ? "offline" : "refused";
  } finally {
    clearTimeout(timer);
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
