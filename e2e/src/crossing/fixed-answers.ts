import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

/** A product whose api always repeats its first answer to each request. */
export interface FixedProduct {
  readonly url: string;
  readonly stop: () => void;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

/**
 * A proxy in front of the product, for one person: it repeats the api's first answers, whatever has changed since, and
 * always with the same time, or a countdown would depend on which answer came last. A real server, because a browser whose
 * requests are intercepted by its tools does not cache.
 */
export async function fixAnswers(product: string, at: Date): Promise<FixedProduct> {
  const kept = new Map<string, Promise<Answer>>();
  const server = createServer((incoming, outgoing) => {
    void serve(incoming, outgoing).catch(() => outgoing.destroy());
  });

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    if (!incoming.url?.startsWith("/api/")) return pass(incoming, outgoing);
    const body = await buffer(incoming);
    const question = `${incoming.method} ${incoming.url} ${body.toString("base64")}`;
    const known = kept.get(question) ?? ask(incoming, body);
    kept.set(question, known);
    const answer = await known;
    outgoing.writeHead(answer.status, answer.headers).end(answer.body);
  }

  async function ask({ url = "/", method = "GET", headers }: IncomingMessage, body: Buffer): Promise<Answer> {
    const { "if-none-match": _, "accept-encoding": __, ...fresh } = headers;
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request(new URL(url, product), { method, headers: fresh }, resolve).on("error", reject).end(body);
    });
    const { "content-length": ___, ...kind } = answer.headers;
    return {
      status: answer.statusCode ?? 502,
      headers: { ...kind, date: at.toUTCString() },
      body: saidAt(at, await buffer(answer), kind["content-type"]),
    };
  }

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { url = "/", method = "GET", headers } = incoming;
    const passed = request(new URL(url, product), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  }

  // Reusing a connection that is just closing would cause a failed request.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    url: `http://localhost:${portOf(server)}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function saidAt(at: Date, body: Buffer, type = ""): Buffer {
  if (!type.startsWith("application/json")) return body;
  const text = body.toString().replaceAll(/("server_time":)"[^"]*"/g, `$1"${at.toISOString()}"`);
  return Buffer.from(text);
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" ? (address?.port ?? 0) : 0;
}
