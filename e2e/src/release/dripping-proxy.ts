import { createServer, request, type Server } from "node:http";

/** A proxy in front of the product that sends some files byte by byte without ever finishing. */
export interface DrippingProxy {
  readonly url: string;
  readonly stop: () => void;
}

/** A browser with this cookie gets the files of the named area as a trickle; everything else is passed on. */
export const dripCookie = "drip";

/** Longer than a browser keeps a connection: one that closes while it is being used loses a request, also on a busy machine. */
const keepAliveTimeout = 120_000;

/**
 * A real server on the same origin: requests redirected by browser tools would fail the cross-origin rules first and be
 * reported as a lost network.
 */
export async function startDrippingProxy(product: string): Promise<DrippingProxy> {
  const server = createServer({ keepAliveTimeout }, (incoming, outgoing) => {
    const area = /^\/areas\/([a-z-]+)\//.exec(incoming.url ?? "")?.[1];
    if (area && incoming.headers.cookie?.includes(`${dripCookie}=${area}`)) {
      outgoing.writeHead(200, { "Content-Type": "text/javascript; charset=utf-8" });
      const timer = setInterval(() => outgoing.write("/"), 300);
      outgoing.once("close", () => clearInterval(timer));
      return;
    }
    const { method, headers } = incoming;
    const passed = request(new URL(incoming.url ?? "/", product), { ...(method && { method }), headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    url: `http://localhost:${portOf(server)}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" ? (address?.port ?? 0) : 0;
}
