import { createServer } from "node:net";

/** Whether this process could listen there now; otherwise the system's reason, such as EADDRINUSE. */
export function tryPort(port: number, host: string): Promise<{ readonly port: number } | { readonly reason: string }> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      resolve({ reason: error.code ?? error.message });
    });
    probe.listen({ port, host, exclusive: true }, () => {
      const address = probe.address();
      const bound = typeof address === "object" && address !== null ? address.port : port;
      probe.close(() => {
        resolve({ port: bound });
      });
    });
  });
}

/** A free port of the loopback address: the preferred one if possible. */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred !== undefined) {
    const kept = await tryPort(preferred, "127.0.0.1");
    if ("port" in kept) return kept.port;
  }
  const found = await tryPort(0, "127.0.0.1");
  if ("port" in found) return found.port;
  throw new Error(`No free port on 127.0.0.1 (${found.reason}).`);
}
