import { formatMoment } from "@mandi/shared/format/dates";
import type { FastifyInstance } from "fastify";
import { type Permit, validPermit } from "../../plan/permit/permit";
import type { SignedStore } from "../../store/signature/signed-store";
import { enterWith, type LinkPage, readTokenForms, sendLinkPage } from "../requests/link-page";
import { permitCookie } from "./permit-cookie";

const path = "/api/test-permit";
const title = "Tester's permit";

/**
 * `/api/test-permit`: the page behind the link that `release permit` prints. It explains the permit, and its button stores
 * it in this browser. The button is needed so that a link sent by somebody else makes nobody a tester without their
 * knowledge.
 */
export function serveTestPermits(server: FastifyInstance, store: SignedStore, now: () => Date): void {
  void server.register(async (scope) => {
    readTokenForms(scope);

    scope.get<{ Querystring: { token?: unknown } }>(path, async ({ query }, reply) => {
      const token = String(query.token ?? "");
      const permit = await validPermit(store, token, now());
      return permit ? sendLinkPage(reply, 200, offer(permit, token)) : sendLinkPage(reply, 403, refused);
    });

    scope.post(path, async ({ body, headers: { "sec-fetch-site": site } }, reply) => {
      const token = typeof body === "string" ? body : "";
      const permit = site === undefined || site === "same-origin" ? await validPermit(store, token, now()) : null;
      if (!permit) return sendLinkPage(reply, 403, refused);
      return enterWith(reply, permitCookie.header(token, (permit.until - now().getTime()) / 1000));
    });
  });
}

const refused: LinkPage = {
  title,
  paragraphs: [
    "This permit is not valid: it has expired or was revoked, or the link is incomplete. Ask for a new one.",
  ],
};

function offer({ who, areas, until }: Permit, token: string): LinkPage {
  return {
    title,
    paragraphs: [
      `This permit lets ${who} open test versions in this browser: ${areas.join(", ")}.`,
      `It ends on ${formatMoment(until)}. Start only if you have asked for it.`,
    ],
    button: { label: "Start testing", action: path, token },
  };
}
