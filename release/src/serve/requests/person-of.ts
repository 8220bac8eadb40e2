import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";

/**
 * What counts as one person when strangers are counted: an address, because anything else can be forged for free. For IPv6
 * the /64 network, which is what one subscriber gets.
 */
export function personOf({ ip }: Pick<FastifyRequest, "ip">): string {
  const mapped = /^::ffff:(?<v4>\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.groups?.["v4"];
  if (mapped) return mapped;
  return isIP(ip) === 6 ? networkOf(ip) : ip;
}

/**
 * Whether the caller is on this machine, where everybody has the same address, and the call was not forwarded for anybody
 * else.
 */
export function isOfThisMachine({ ip, headers }: Pick<FastifyRequest, "ip" | "headers">): boolean {
  return /^(127\.|::1$|::ffff:127\.)/i.test(ip) && headers["x-forwarded-for"] === undefined;
}

function networkOf(ip: string): string {
  // The parser normalises all spellings of an address, with at most one "::".
  const [before = "", after] = new URL(`http://[${ip.replace(/%.*/, "")}]`).hostname.slice(1, -1).split("::");
  const groups = (text: string | undefined) => (text ? text.split(":") : []);
  const [left, right] = [groups(before), groups(after)];
  const all = [...left, ...Array<string>(8 - left.length - right.length).fill("0"), ...right];
  return `${all.slice(0, 4).join(":")}::/64`;
}
