import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { matchCall } from "@mandi/shared/area/call-route";
import type { ErrorAnswer } from "@mandi/shared/contract/wire";
import { answerCall, type EmulatedAnswer, noExample } from "./answer-call";
import { cookiesOf, type EmulatorSession, readEmulatorSession, responseModeCalled } from "./emulator-session";
import { personCalled, stranger } from "./people";
import { readPicture, storedFilePath } from "./pictures";
import { type EmulatedExamples, openWorlds } from "./worlds";

export type EmulatorOptions = EmulatedExamples & {
  /** Folders of the pictures that examples name. */
  readonly pictures: readonly string[];
  /** Where a missing example is to be written, `remote-seller/src/testing/examples.ts`. */
  readonly file: string;
  /** An address to open for each route with a parameter. */
  readonly addresses: Readonly<Record<string, string>>;
  /** How long a slow answer takes. */
  readonly slowMs: number;
  /** Receives messages for the author of the examples. */
  readonly onMistake: (words: string) => void;
};

/** The emulator's answer at `/emulator/facts`. */
export type EmulatorFacts = Pick<EmulatorOptions, "addresses"> & {
  /** Every call that has an example, `GET /seller/order-detail/:id`. */
  readonly calls: readonly string[];
};

/** How late a slow answer is. */
export const slowMs = 3000;

const unavailable: ErrorAnswer = { message: "The emulated server fails because you chose that.", code: "unavailable" };

/** A server that answers the API's calls from examples, so that a page runs on a machine with nothing else. */
export function createEmulator(options: EmulatorOptions): Server {
  const worlds = openWorlds(options);

  async function answerApi(request: IncomingMessage, { pathname, searchParams: query }: URL): Promise<EmulatedAnswer> {
    const session = sessionOf(request);
    const world = worlds.of(session);
    const call = { call: `${request.method} ${pathname.slice("/api".length)}`, query, body: await bodyOf(request) };
    // Menus also call areas that are not open here; where the area is open, its own example is used.
    const isOfArea = world.areas.some(({ route }) => matchCall(route, call.call) !== null);
    const ofShell = isOfArea ? undefined : answerCall(world.shell, call);
    if (ofShell) return ofShell;
    if (session.responseMode === "slow") await pause(options.slowMs, undefined, { ref: false });
    if (session.responseMode === "failing") return { status: 503, body: unavailable };
    return answerCall(world.areas, call) ?? noExample(call.call, options.file);
  }

  /** Sets the person and the response mode, then redirects back to the page. Choosing a person again resets their data. */
  function enter(request: IncomingMessage, { searchParams }: URL): { readonly to: string; readonly cookies: string[] } {
    const before = sessionOf(request);
    const chosen = personCalled(searchParams.get("as"));
    if (chosen) worlds.forget(chosen);
    const responseMode = responseModeCalled(searchParams.get("answers")) ?? before.responseMode;
    const to = searchParams.get("to") ?? "/";
    return {
      to: /^\/(?![/\\])/.test(to) ? to : "/",
      cookies: cookiesOf({ person: chosen ?? before.person, responseMode }),
    };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://localhost");
    if (url.pathname.startsWith("/media/") || isStoredFile(request, url)) {
      const picture = await readPicture(options.pictures, url.pathname);
      if (picture) response.writeHead(200, { "Content-Type": picture.type }).end(picture.bytes);
      else response.writeHead(404).end();
    } else if (url.pathname.startsWith("/api/")) {
      const { status, body } = await answerApi(request, url);
      if (status === 500 || status === 501) options.onMistake(JSON.stringify(body));
      send(response, status, body);
    } else if (url.pathname === "/emulator/enter") {
      const { to, cookies } = enter(request, url);
      response.writeHead(303, { Location: to, "Set-Cookie": cookies, "Cache-Control": "no-store" }).end();
    } else {
      const { shell, areas } = worlds.of(sessionOf(request));
      const calls = [...shell, ...areas].map(({ route }) => route);
      send(response, 200, { addresses: options.addresses, calls } satisfies EmulatorFacts);
    }
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      options.onMistake(error instanceof Error ? (error.stack ?? error.message) : String(error));
      response.destroy();
    });
  });
}

/** Pages read uploaded files as pictures, not as JSON. */
function isStoredFile({ method }: IncomingMessage, { pathname }: URL): boolean {
  return method === "GET" && storedFilePath.test(pathname);
}

function sessionOf({ headers }: IncomingMessage): EmulatorSession {
  return readEmulatorSession(headers.cookie) ?? { person: stranger, responseMode: "fine" };
}

/** Uploads are discarded: an example states the outcome. */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const body = await text(request);
  return request.headers["content-type"]?.startsWith("application/json") && body !== "" ? JSON.parse(body) : null;
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(JSON.stringify(body));
}
