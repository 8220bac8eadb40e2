import { brotliDecompressSync, inflateSync } from "node:zlib";
import { type SignedIn, sessionHeaders, type TestApi } from "./test-api";

/** A file as a person receives it. */
export async function readFileAs(
  api: TestApi,
  path: string,
  as: SignedIn,
): Promise<{ readonly status: number; readonly type: string; readonly bytes: Buffer }> {
  const answer = await api.server.inject({ method: "GET", url: `/api${path}`, headers: sessionHeaders(as) });
  const { statusCode, headers, rawPayload } = answer;
  const bytes = headers["content-encoding"] === "br" ? brotliDecompressSync(rawPayload) : rawPayload;
  return { status: statusCode, type: String(headers["content-type"]), bytes };
}

function streamsOf(bytes: Buffer): readonly string[] {
  const streams = [...bytes.toString("latin1").matchAll(/\/FlateDecode\s*>>\s*stream\n([\s\S]*?)\nendstream/g)];
  return streams.map(([, stream = ""]) => inflateSync(Buffer.from(stream, "latin1")).toString("latin1"));
}

/** The drawing commands of a PDF: its streams, unpacked. */
export const drawnIn = (bytes: Buffer): string => streamsOf(bytes).join("");

/** The characters of a font by the codes that its text is drawn with. */
function charactersOf(map: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, from = "", listed = ""] of map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    for (const [place, [, code = ""]] of [...listed.matchAll(/<(\w{4})\w*>/g)].entries()) {
      const key = (Number.parseInt(from, 16) + place).toString(16).padStart(4, "0");
      found.set(key, String.fromCharCode(Number.parseInt(code, 16)));
    }
  }
  return found;
}

/** The text of a PDF as each of its fonts reads it, without the spaces between what is drawn apart. */
export function textsOfPdf(bytes: Buffer): string {
  const streams = streamsOf(bytes);
  const fonts = streams.filter((stream) => stream.includes("beginbfrange")).map(charactersOf);
  const codes = streams.flatMap((stream) => [...stream.matchAll(/<([\da-f]+)>/g)].map(([, hex = ""]) => hex));
  const written = (font: ReadonlyMap<string, string>) =>
    codes.map((hex) => hex.replaceAll(/.{4}/g, (code) => font.get(code) ?? "")).join("");
  return fonts.map(written).join("\n");
}
