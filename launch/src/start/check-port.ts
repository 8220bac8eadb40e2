import { tryPort } from "../process/free-port";
import { exitCodes, StartRefused } from "./exit-codes";
import type { Settings } from "./settings";

/** `localhost` is two addresses, and another program may hold only one of them. */
function addressesOf(host: string): readonly string[] {
  return host === "localhost" ? ["127.0.0.1", "::1"] : [host];
}

/** A machine without IPv6 has no second address: without an interface for it, or with a kernel that does not know it. */
const withoutIpv6: ReadonlySet<string> = new Set(["EADDRNOTAVAIL", "EAFNOSUPPORT"]);

/** Refuses a port that is taken before any long work is done in vain. */
export async function checkPort({ host, port }: Pick<Settings, "host" | "port">, tried = tryPort): Promise<void> {
  for (const address of addressesOf(host)) {
    const found = await tried(port, address);
    if ("port" in found) continue;
    if (host !== address && address === "::1" && withoutIpv6.has(found.reason)) continue;
    if (found.reason === "EADDRINUSE") {
      const words = `Port ${port} is used by another program. Stop it, or choose another port: PORT=${port + 1} npm start`;
      throw new StartRefused(words, exitCodes.portBusy);
    }
    const words = `Cannot listen on ${address}, port ${port} (${found.reason}). Choose others with HOST and PORT.`;
    throw new StartRefused(words, exitCodes.misconfigured);
  }
}
