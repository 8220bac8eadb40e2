import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import { LRUCache } from "lru-cache";
import type { LivePage } from "./live-pages";

/** A page as it goes over the network. */
export interface PageCopy {
  readonly encoding: Encoding;
  readonly body: Buffer;
  /** Its `ETag`: that of the text, whatever the encoding. */
  readonly tag: string;
}

/** Best first. */
const encodings = ["br", "gzip", "identity"] as const;
type Encoding = (typeof encodings)[number];

/** Addresses and buckets come from outside, so the memory for their pages is bounded. */
const keptBytes = 32 * 1024 * 1024;

/** Level 5 takes no longer than 4 and saves a twentieth of a page; higher levels save less and take several times as long. */
const brotliQuality = 5;

/**
 * Pages in the encodings that browsers accept, kept because composing and compressing one takes ten times as long as sending it
 * (docs/bench.md). Requests that arrive together for a page that is not kept share one copy.
 */
export function pageCopies() {
  const copies = new LRUCache<string, PageCopy, PageText>({
    maxSize: keptBytes,
    sizeCalculation: ({ body }) => body.length,
    fetchMethod: async (_key, _stale, { context }) => encode(context),
  });

  /** @param accepted the request's `Accept-Encoding` */
  return function copyOf({ key, text }: LivePage, accepted = "identity"): Promise<PageCopy> {
    const encoding = negotiate(accepted, [...encodings]) ?? "identity";
    return copies.forceFetch(`${encoding} ${key}`, { context: { text, encoding } });
  };
}

interface PageText extends Pick<LivePage, "text"> {
  readonly encoding: Encoding;
}

async function encode({ text, encoding }: PageText): Promise<PageCopy> {
  const plain = Buffer.from(text());
  const tag = `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  return { encoding, tag, body: await encoders[encoding](plain) };
}

const encoders = {
  br: (plain: Buffer) =>
    promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  gzip: promisify(gzip),
  identity: async (plain: Buffer) => plain,
} as const satisfies Record<Encoding, (plain: Buffer) => Promise<Buffer>>;
