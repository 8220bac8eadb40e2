import { HandshakeAnswer } from "@mandi/shared/contract/handshake";
import { HttpFailure, http } from "@mandi/shared/http";

/** The product waits this long before it shakes hands; the shell loads the first screen meanwhile. */
const handshakeDelayMs = 1000;
/** After 429 the handshake is tried again. */
const handshakeRetryMs = 10_000;

/** How the gate ended: through, offline, or refused. */
export type GateResult = "open" | "offline" | "refused";

/**
 * The gate of the product: connectivity, one second, handshake. Without an answer at all the user is
 * offline for all we can tell, unless the browser says otherwise.
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

async function shakeHands(): Promise<GateResult | "busy"> {
  try {
    const { success } = await http.get("/handshake", HandshakeAnswer);
    return success ? "open" : "refused";
  } catch (error) {
    if (!(error instanceof HttpFailure)) throw error;
    if (error.status === 429) return "busy";
    return error.kind === "network" && !navigator.onLine ? "offline" : "refused";
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
