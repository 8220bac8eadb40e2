import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { onceOver } from "./once-over";
import { personOf } from "./person-of";
import { refusals, type TurnLimits } from "./request-limits";

/** When somebody whose line is full may try again. */
const retryAfterSeconds = 2;

/** The requests of one person. */
interface Line {
  running: number;
  /** Oldest first. */
  readonly waiting: Set<() => void>;
}

/**
 * Limits what one person uses of what the routes of a scope share, so that somebody who never reads an answer, or never
 * finishes sending a file, takes nothing from others. A request has its turn until its answer has been sent.
 */
export function takeTurns(scope: FastifyInstance, { atOnce, inLine }: TurnLimits): void {
  const lines = new Map<string, Line>();

  scope.addHook("preHandler", async (request, reply) => {
    const person = personOf(request);
    const line = lines.get(person) ?? { running: 0, waiting: new Set() };
    if (line.running < atOnce) {
      lines.set(person, line);
      line.running += 1;
    } else {
      if (line.waiting.size >= inLine) return refuse(reply);
      if (!(await hasTurn(line, request, reply))) return reply.hijack(); // Nobody is left to answer.
    }
    onceOver(request, reply, () => {
      const [next] = line.waiting;
      if (next) return next();
      line.running -= 1;
      if (line.running === 0) lines.delete(person);
    });
    return undefined;
  });
}

/** Waits until an earlier request of the line is over, whose turn this one takes over; false when its caller has left. */
function hasTurn(line: Line, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  return new Promise((resolve) => {
    const start = () => {
      line.waiting.delete(start);
      resolve(true);
    };
    line.waiting.add(start);
    onceOver(request, reply, () => {
      if (line.waiting.delete(start)) resolve(false);
    });
  });
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply
    .code(429)
    .header("Retry-After", String(retryAfterSeconds))
    .header("Cache-Control", "no-store")
    .type("application/json")
    .send(JSON.stringify(refusals[429]));
}
