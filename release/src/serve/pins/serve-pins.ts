import { formatMoment } from "@mandi/shared/format/dates";
import type { FastifyInstance } from "fastify";
import { pinOf } from "../../plan/pin/pin";
import type { Pin } from "../../store/release-state";
import type { SignedStore } from "../../store/signature/signed-store";
import { enterWith, type LinkPage, readTokenForms, sendLinkPage } from "../requests/link-page";
import { pinCookie } from "./pin-cookie";

const path = "/api/pinned-version";
const title = "A version for you";

/**
 * `/api/pinned-version`: the page behind the link that `release pin` prints. Its button switches this browser to the pinned
 * versions; when opened again, it switches back, so a customer who is not happy can leave without help.
 */
export function servePins(server: FastifyInstance, store: SignedStore, now: () => Date): void {
  void server.register(async (scope) => {
    readTokenForms(scope);

    scope.get<{ Querystring: { token?: unknown } }>(path, async ({ query, headers }, reply) => {
      const token = String(query.token ?? "");
      const pin = await pinOf(store, token, now());
      if (!pin) return sendLinkPage(reply, 403, refused);
      return sendLinkPage(reply, 200, pinCookie.valueIn(headers.cookie) === token ? leave(pin) : offer(pin, token));
    });

    scope.post(path, async ({ body, headers: { "sec-fetch-site": site } }, reply) => {
      const isOurs = site === undefined || site === "same-origin";
      const token = typeof body === "string" ? body : "";
      if (isOurs && token === "") return enterWith(reply, pinCookie.header("", 0));
      const pin = isOurs ? await pinOf(store, token, now()) : null;
      if (!pin) return sendLinkPage(reply, 403, refused);
      return enterWith(reply, pinCookie.header(token, (Date.parse(pin.until) - now().getTime()) / 1000));
    });
  });
}

const refused: LinkPage = {
  title,
  paragraphs: ["This link is not valid: it has expired, was revoked, or is incomplete."],
};

function offer(pin: Pin, token: string): LinkPage {
  return {
    title,
    paragraphs: [whatItIs(pin), `You have it until ${endOf(pin)}. You can use this link to go back earlier.`],
    button: { label: "Use the new version", action: path, token },
  };
}

function leave(pin: Pin): LinkPage {
  return {
    title,
    paragraphs: [`This browser has it, until ${endOf(pin)}. ${whatItIs(pin)}`],
    button: { label: "Go back to the usual version", action: path, token: "" },
  };
}

function whatItIs({ name, versions }: Pin): string {
  const areas = Object.keys(versions);
  const ofWhat = `${areas.join(", ")} ${areas.length === 1 ? "area" : "areas"}`;
  return `${name} gets a new version of the ${ofWhat} before everybody else.`;
}

/** In Indian time, wherever the server is. */
function endOf({ until }: Pin): string {
  return formatMoment(until);
}
