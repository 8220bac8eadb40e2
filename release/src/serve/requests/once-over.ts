import type { Socket } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";

/** What is to be done when a connection closes. One listener for all: a connection may carry many requests at once. */
const whenClosed = new WeakMap<Socket, Set<() => void>>();

/**
 * Calls `then` once, when an answer has been sent or its connection has closed; at once when that has happened already. Node tells an
 * answer that waits behind another one of its connection nothing of the connection's end.
 */
export function onceOver({ raw: { socket } }: FastifyRequest, { raw }: FastifyReply, then: () => void): void {
  if (socket.destroyed || raw.destroyed || raw.writableFinished) {
    then();
    return;
  }
  const ofConnection = listenersOf(socket);
  const over = () => {
    if (ofConnection.delete(over)) then();
  };
  ofConnection.add(over);
  raw.once("finish", over).once("close", over);
}

function listenersOf(socket: Socket): Set<() => void> {
  const known = whenClosed.get(socket);
  if (known) return known;
  const listeners = new Set<() => void>();
  whenClosed.set(socket, listeners);
  socket.once("close", () => {
    for (const over of listeners) over();
  });
  return listeners;
}
