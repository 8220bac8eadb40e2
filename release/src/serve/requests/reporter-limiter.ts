import type { FastifyInstance, FastifyRequest } from "fastify";
import { personOf } from "./person-of";

/** So many people a minute are listened to: their addresses come from outside, and the store of them must be bounded. */
const maxPeople = 50_000;

/** Whether someone is still listened to this minute: what exceeds so many notes is noise or malice, and dropped without a word. */
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
