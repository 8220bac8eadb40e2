import { SiteMapAnswer } from "@mandi/shared/contract/page-head";
import { read } from "@mandi/shared/contract/read";
import type { FastifyInstance } from "fastify";
import { escapeHtml } from "./escape";
import { originOf } from "./origin-of";

/** Account pages have nothing for search engines, and the api is not a page. */
const robots = (origin: string) =>
  ["User-agent: *", "Disallow: /api/", "Disallow: /login", "Allow: /", "", `Sitemap: ${origin}/sitemap.xml`, ""].join(
    "\n",
  );

/** `robots.txt` and `sitemap.xml`, the latter from the database through the api. */
export function serveSiteFiles(server: FastifyInstance, apiUrl: string): void {
  server.get("/robots.txt", async (request, reply) => {
    reply.type("text/plain; charset=utf-8").header("Cache-Control", "max-age=3600");
    return robots(originOf(request));
  });

  server.get("/sitemap.xml", async (request, reply) => {
    const data = await addresses(request.ip);
    // When the api or its database is down, a 503 makes search engines come back later without dropping pages.
    if (!data) return reply.code(503).header("Retry-After", "60").send();
    const origin = originOf(request);
    const urls = data.map(
      ({ path, changed_on }) => `<url><loc>${escapeHtml(origin + path)}</loc><lastmod>${changed_on}</lastmod></url>`,
    );
    reply.type("application/xml; charset=utf-8").header("Cache-Control", "max-age=300");
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("\n")}</urlset>\n`;
  });

  /** Asked for in the name of the visitor: the api limits requests per person, and one of them must not use up those of all. */
  async function addresses(ip: string): Promise<SiteMapAnswer["data"] | null> {
    try {
      const answer = await fetch(`${apiUrl}/api/site-map`, {
        headers: { "X-Forwarded-For": ip },
        signal: AbortSignal.timeout(5000),
      });
      return answer.ok ? read(SiteMapAnswer, await answer.json()).data : null;
    } catch {
      return null;
    }
  }
}
