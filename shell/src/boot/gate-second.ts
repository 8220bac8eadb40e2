/** The product waits this long before the handshake; the shell loads the first screen in the meantime. */
const handshakeDelayMs = 1000;

/**
 * The gate's first two steps: connectivity and one second. The browser only knows whether the machine has a connected
 * adapter. The page's first script begins it, before the shell's script has arrived.
 *
 * @returns whether the machine is connected; resolves at once when it is not
 */
export async function gateSecond(): Promise<boolean> {
  if (!navigator.onLine) return false;
  await new Promise((resolve) => setTimeout(resolve, handshakeDelayMs));
  return true;
}
