import { isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";
import type { RateTier } from "../routes/route";

/**
 * Requests per minute and caller. A coarse shield in the memory of one process, wide enough for an office behind one address;
 * what must be exact (codes, money) is counted in the database.
 */
export const requestsPerMinute: Readonly<Record<RateTier, number>> = {
  probe: 1_200,
  read: 1_200,
  search: 300,
  write: 300,
  bulk: 60,
  login: 120,
};

/**
 * Who is counted: the address of the connection, or the one that a trusted proxy reports. IPv6 callers are counted by
 * their /64, because one subscriber owns all addresses of it.
 */
export function callerKey(request: Pick<FastifyRequest, "ip">): string {
  const { ip } = request;
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  return mapped ?? `${expandIpv6(ip).slice(0, 4).join(":")}::/64`;
}

function expandIpv6(ip: string): string[] {
  const [head = "", tail] = ip.split("%")[0]?.split("::") ?? [];
  const before = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: Math.max(0, zeros) }, () => "0"), ...after].map((part) =>
    Number.parseInt(part, 16).toString(16),
  );
}
