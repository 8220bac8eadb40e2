import type { ServerResponse } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { fileAt } from "../versions/file-at";
import { sendLinkPage } from "./link-page";
import { onceOver } from "./once-over";
import { refusals } from "./request-limits";

/** When a caller may come back; pages repeat their reads by themselves. */
const retryAfterSeconds = 2;

/** When a page opens again: later, because a browser that then finds no server gives up. */
const reloadAfterSeconds = 6;

/**
 * Lets running requests finish before the server closes, up to a limit: a restart must not cut off somebody's order half
 * way. Requests that arrive meanwhile are asked to retry; files of versions are still sent, because a page that is half
 * loaded would lack them.
 */
export function drainBeforeClose(server: FastifyInstance, withinMs: number): void {
  const running = new Set<ServerResponse>();
  let isClosing = false;
  let tellDone: () => void = () => undefined;

  server.addHook("onRequest", async (request, reply) => {
    if (isClosing && !fileAt(request.url)) return askToRetry(request, reply);
    const { raw } = reply;
    running.add(raw);
    const forget = () => {
      running.delete(raw);
      if (running.size === 0) tellDone();
    };
    onceOver(request, reply, forget);
    return undefined;
  });

  // Before the closing hooks: those would abort requests that the api is still answering.
  server.addHook("preClose", async () => {
    isClosing = true;
    if (running.size === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, withinMs);
      tellDone = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  });
}

/** The contract's answer, or for somebody who opens a page one that opens again by itself. */
function askToRetry({ headers, method }: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.raw.shouldKeepAlive = false; // Also for what is still being sent: `finishEarlyAnswers`.
  reply.header("Connection", "close").header("Retry-After", String(retryAfterSeconds));
  // A form that was sent would come back as a page that was asked for, without what it sent.
  if (method === "GET" && headers.accept?.includes("text/html"))
    return sendLinkPage(reply.header("Refresh", String(reloadAfterSeconds)), 503, restarting);
  return reply.code(503).header("Cache-Control", "no-store").send(refusals[503]);
}

const restarting = {
  title: "One moment, please",
  paragraphs: ["Mandi is restarting. This page opens by itself in a few seconds; you can also reload it."],
};
