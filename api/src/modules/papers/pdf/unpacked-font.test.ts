import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { unpackFont } from "./unpacked-font";

const { resolve } = createRequire(import.meta.url);

describe("a font of the papers, unpacked", () => {
  it.each(["latin-400", "latin-600", "devanagari-400", "devanagari-600"])(
    "has every table of %s, with the checksum that it was published with",
    (name) => {
      const packed = readFileSync(resolve(`@fontsource/noto-sans/files/noto-sans-${name}-normal.woff`));
      const font = unpackFont(packed);

      expect(font.length).toBe(packed.readUInt32BE(16));
      expect(tablesOf(font).map(({ tag }) => tag)).toEqual(expect.arrayContaining(["cmap", "glyf", "head", "hmtx"]));
      for (const { tag, checksum, content } of tablesOf(font))
        expect([tag, sumOf(tag, content)]).toEqual([tag, checksum]);
    },
  );
});

function tablesOf(font: Buffer) {
  return Array.from({ length: font.readUInt16BE(4) }, (_, at) => {
    const line = font.subarray(12 + at * 16);
    const [offset, length] = [line.readUInt32BE(8), line.readUInt32BE(12)];
    const content = font.subarray(offset, offset + Math.ceil(length / 4) * 4);
    return { tag: line.toString("latin1", 0, 4), checksum: line.readUInt32BE(4), content };
  });
}

/** The sum of its words; that of the head leaves out the word that holds the sum of the whole file. */
function sumOf(tag: string, content: Buffer): number {
  const words = Array.from({ length: content.length / 4 }, (_, at) => content.readUInt32BE(at * 4));
  return words.reduce((sum, word, at) => (tag === "head" && at === 2 ? sum : (sum + word) >>> 0), 0);
}
