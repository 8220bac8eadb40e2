import type { FastifyInstance } from "fastify";
import { bucketOf } from "./bucket-cookie";
import { claimedRole } from "./claimed-role";
import type { LivePages } from "./live-pages";
import { originOf } from "./origin-of";
import { pageCopies } from "./page-copies";
import type { pageHeads } from "./page-heads";

/** Every other address is a client route: the page decides what to show, including "not found". */
export function servePages(server: FastifyInstance, pages: LivePages, headOf: ReturnType<typeof pageHeads>): void {
  const copyOf = pageCopies();

  server.get("/*", async (request, reply) => {
    // Two leading slashes, of either kind, name another server and not a page.
    if (/^[/\\]{2}/.test(request.url)) return reply.code(400).type("text/plain; charset=utf-8").send("Not an address");
    const { cookie, "accept-encoding": accepted, "if-none-match": known = "" } = request.headers;
    const { pathname } = new URL(request.url, "http://localhost");
    const { bucket, setCookie } = bucketOf(cookie);
    if (setCookie) reply.header("Set-Cookie", setCookie);
    const visitor = { role: claimedRole(cookie), bucket, pins: await pages.pinsFor(cookie) };
    const page = await pages.page(pathname, visitor, () =>
      headOf({ url: request.url, origin: originOf(request), ip: request.ip }),
    );
    const { encoding, body, tag } = await copyOf(page, accepted);
    reply
      .headers(page.headers)
      .header("Cache-Control", "no-cache")
      .header("ETag", tag)
      .header("Vary", "Cookie, Accept-Encoding")
      .type("text/html; charset=utf-8");
    if (known.split(/, */).includes(tag)) return reply.code(304).send();
    if (encoding !== "identity") reply.header("Content-Encoding", encoding);
    return body;
  });
}
