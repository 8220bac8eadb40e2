import { connect, createServer, type Socket } from "node:net";

export interface SilentProxy {
  /** The given address of PostgreSQL, through the proxy. */
  readonly url: string;
  /** From now on it forwards nothing, in either direction, and closes nothing: as a network that drops every packet. */
  fallSilent(): void;
  /** New connections are forwarded again; those of before stay silent. */
  recover(): void;
  close(): Promise<void>;
}

/** A proxy before PostgreSQL that can fall silent. */
export async function createSilentProxy(databaseUrl: string): Promise<SilentProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
  };
  const proxy = createServer((caller) => {
    keep(caller);
    if (isSilent) return;
    const server = connect(Number(target.port), target.hostname);
    keep(server);
    caller.pipe(server).pipe(caller);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const address = proxy.address();
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  return {
    url: url.href,
    fallSilent() {
      isSilent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    recover() {
      isSilent = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
