import { isIPv6 } from "node:net";
import type { FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import type { RequestBudgets } from "../limits/request-budget";
import type { RateTier } from "../routes/route";

/**
 * Requests per minute and caller over all routes of a tier and all processes, high enough for an office behind one address; what
 * a person may do in an hour or a day (codes, money) has separate limits.
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

/** Each process answers probes without counting, because they must work even when the database does not. */
const countedAlone: RateTier = "probe";

/** The key under which a caller's requests of a tier are counted. Fastify adds the tier, its group, to the key. */
function budgetKey(request: Pick<FastifyRequest, "ip">): string {
  return `${callerKey(request)} `;
}

/** The budget of a tier as a route's configuration; `factor` multiplies it. */
export const budgetOf = (tier: RateTier, factor: number) => ({
  max: requestsPerMinute[tier] * factor,
  groupId: tier,
  keyGenerator: budgetKey,
});

/** The budgets in the form that Fastify expects; all routes share one. */
export function budgetStore(budgets: RequestBudgets): FastifyRateLimitStoreCtor {
  return class BudgetStore {
    incr(
      key: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      _windowMs: number,
      budget: number,
    ): void {
      budgets
        .take(key, budget, !key.endsWith(` ${countedAlone}`))
        .then(({ passes, resetMs }) => callback(null, { current: passes ? 1 : budget + 1, ttl: resetMs }), callback);
    }

    child(): BudgetStore {
      return this;
    }
  };
}
