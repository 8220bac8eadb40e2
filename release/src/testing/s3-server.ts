import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

/**
 * A bucket server for tests, as its own process: `s3-server <access key> <secret key>`. It prints `ready <url>`.
 *
 * Implements the part of S3 that the store uses, as AWS documents it: signature version 4 on every request, PUT with
 * `If-None-Match: *` and `If-Match` decided in one step, GET, HEAD, DELETE, and listing with prefix, delimiter and pages.
 * See docs/decisions/0004-bucket-store.md for why it is our own.
 */
const [, , accessKey = "", secretKey = ""] = process.argv;
const objects = new Map<string, { readonly body: Buffer; readonly etag: string; readonly at: Date }>();
/** Small, so that every list of a test has several pages. */
const pageSize = 5;

const server = createServer((request, response) => void answer(request, response));
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.stdout.write(`ready http://127.0.0.1:${typeof address === "object" ? address?.port : 0}\n`);
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  const body = await buffer(request);
  if (!isSigned(request, body)) return refuse(response, 403, "SignatureDoesNotMatch");
  const { pathname, searchParams } = urlOf(request);
  const [, bucket = "", ...rest] = pathname.split("/").map(decodeURIComponent);
  const key = rest.join("/");
  if (bucket !== "releases") return refuse(response, 404, "NoSuchBucket");
  if (request.method === "GET" && key === "") return list(response, searchParams);
  if (request.method === "PUT") return put(request, response, key, body);
  const object = objects.get(key);
  if (request.method === "DELETE") {
    objects.delete(key);
    return response.writeHead(204).end();
  }
  if (!object) return refuse(response, 404, "NoSuchKey");
  const headers = { ETag: object.etag, "Last-Modified": object.at.toUTCString(), "Content-Length": object.body.length };
  return response.writeHead(200, headers).end(request.method === "HEAD" ? undefined : object.body);
}

/** Nothing else runs between check and write, so the condition still holds at the write. */
function put(request: IncomingMessage, response: ServerResponse, key: string, body: Buffer): unknown {
  const { "if-none-match": noneMatch, "if-match": match } = request.headers;
  const known = objects.get(key);
  if (noneMatch === "*" && known) return refuse(response, 412, "PreconditionFailed");
  if (match !== undefined && !known) return refuse(response, 404, "NoSuchKey");
  if (match !== undefined && known?.etag !== match) return refuse(response, 412, "PreconditionFailed");
  const etag = `"${createHash("md5").update(body).digest("hex")}"`;
  objects.set(key, { body, etag, at: new Date() });
  return response.writeHead(200, { ETag: etag }).end();
}

function list(response: ServerResponse, query: URLSearchParams): void {
  const prefix = query.get("prefix") ?? "";
  const delimiter = query.get("delimiter");
  const names = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort();
  const entries = new Set(
    names.map((key) => {
      const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
      return end < 0 ? key : key.slice(0, end + 1);
    }),
  );
  const from = Number(query.get("continuation-token") ?? 0);
  const page = [...entries].slice(from, from + pageSize);
  const isMore = from + pageSize < entries.size;
  const xml = page.map((name) =>
    objects.has(name)
      ? `<Contents><Key>${escapeXml(name)}</Key><Size>${objects.get(name)?.body.length}</Size></Contents>`
      : `<CommonPrefixes><Prefix>${escapeXml(name)}</Prefix></CommonPrefixes>`,
  );
  const next = isMore ? `<NextContinuationToken>${from + pageSize}</NextContinuationToken>` : "";
  response.writeHead(200, { "Content-Type": "application/xml" });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${isMore}</IsTruncated>${next}${xml.join("")}</ListBucketResult>`,
  );
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { "Content-Type": "application/xml" });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

/** AWS signature version 4, computed again from what arrived. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, key, day = "", region = "", signed = "", signature] = form.exec(request.headers.authorization ?? "") ?? [];
  const contentHash = String(request.headers["x-amz-content-sha256"]);
  if (key !== accessKey || contentHash !== createHash("sha256").update(body).digest("hex")) return false;
  const { pathname, searchParams } = urlOf(request);
  const encode = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  const query = [...searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const headers = signed.split(";").map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, pathname, query.join("&"), headers.join(""), signed, contentHash].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const hash = createHash("sha256").update(canonical).digest("hex");
  const toSign = ["AWS4-HMAC-SHA256", request.headers["x-amz-date"], scope, hash].join("\n");
  const hmac = (secret: string | Buffer, text: string) => createHmac("sha256", secret).update(text).digest();
  const signing = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(hmac, `AWS4${secretKey}`);
  return hmac(signing, toSign).toString("hex") === signature;
}

function urlOf(request: IncomingMessage): URL {
  return new URL(request.url ?? "/", "http://localhost");
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
