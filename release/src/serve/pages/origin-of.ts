import type { FastifyRequest } from "fastify";

type Asked = Pick<FastifyRequest, "host" | "protocol" | "headers" | "socket">;

/**
 * The origin of the product, as canonical addresses, the site map and links name it: `PUBLIC_URL` where it is set. A host
 * that a caller sends is used only when it is this machine's own or a trusted proxy vouches for it: otherwise a request with
 * a forged host could put a page with foreign links into a cache on the way.
 */
export function originOf(request: Asked, environment: NodeJS.ProcessEnv = process.env): string {
  const configured = environment["PUBLIC_URL"]?.replace(/\/$/, "");
  if (configured) return configured;
  const { host, protocol, headers, socket } = request;
  const isVouchedFor = host !== headers.host; // Forwarded by a trusted proxy; from others it is ignored.
  if (isVouchedFor || isOwn(host, socket.localAddress)) return `${protocol}://${host}`;
  return `${protocol}://localhost${socket.localPort ? `:${socket.localPort}` : ""}`;
}

function isOwn(host: string, localAddress: string | undefined): boolean {
  const name = host.replace(/:\d+$/, "").replace(/^\[|\]$/g, "");
  const own = localAddress?.replace(/^::ffff:/, "");
  return ["localhost", "127.0.0.1", "::1", own].includes(name.toLowerCase());
}
