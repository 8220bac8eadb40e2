/** The head of a PNG of this size, followed by bytes that nobody reads. */
export function pngOf(width: number, height: number, restBytes = 200): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  return Buffer.concat([start, Buffer.from("IHDR"), size, Buffer.alloc(restBytes, 7)]);
}

/** The same for a JPEG, whose frame comes after another segment. */
export function jpegOf(width: number, height: number): Buffer {
  const frame = Buffer.from([0xff, 0xc2, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3]);
  const other = Buffer.from([0xff, 0xe1, 0, 6, 1, 2, 3, 4]);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), other, Buffer.from([0xff]), frame, Buffer.alloc(100)]);
}

/** The same for the three kinds of WebP: lossy, lossless, extended. */
export function webpOf(kind: "VP8 " | "VP8L" | "VP8X", width: number, height: number): Buffer {
  const body = Buffer.alloc(100);
  if (kind === "VP8 ") {
    body.writeUInt16LE(width, 6);
    body.writeUInt16LE(height, 8);
  }
  if (kind === "VP8L") body.writeUInt32LE((width - 1) | ((height - 1) << 14), 1);
  if (kind === "VP8X") {
    body.writeUIntLE(width - 1, 4, 3);
    body.writeUIntLE(height - 1, 7, 3);
  }
  const size = Buffer.alloc(4);
  return Buffer.concat([Buffer.from("RIFF"), size, Buffer.from("WEBP"), Buffer.from(kind), size, body]);
}
