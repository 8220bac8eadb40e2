import type { FastifyInstance, FastifyRequest } from "fastify";
import { personOf } from "./person-of";

/** How many people may report per minute: their addresses come from outside, so the map of them must be bounded. */
const maxPeople = 50_000;

/** Whether someone may still report this minute: further reports are noise or malice, and silently dropped. */
export function reporterLimiter(server: FastifyInstance, maxPerMinute: number): (request: FastifyRequest) => boolean {
  const heard = new Map<string, number>();
  const sweep = setInterval(() => heard.clear(), 60_000);
  server.addHook("onClose", async () => clearInterval(sweep));

  return (request) => {
    const person = personOf(request);
    const notes = (heard.get(person) ?? 0) + 1;
    if (notes === 1 && heard.size >= maxPeople) return false;
    heard.set(person, notes);
    return notes <= maxPerMinute;
  };
}
