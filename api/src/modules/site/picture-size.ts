/** Width and height of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** More than any read goes beyond the place that it starts from, so that a file may end anywhere. */
const beyond = Buffer.alloc(32);

/** Width and height from the head of a PNG, JPEG or WebP file; null when the head is not one. */
export function pictureSizeOf(type: string, file: Buffer): PictureSize | null {
  const bytes = Buffer.concat([file, beyond]);
  const size = type === "image/png" ? pngSize(bytes) : type === "image/webp" ? webpSize(bytes) : jpegSize(bytes);
  return size !== null && size.width > 0 && size.height > 0 ? size : null;
}

function pngSize(bytes: Buffer): PictureSize | null {
  if (bytes.toString("latin1", 12, 16) !== "IHDR") return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Segments follow each other, each with its length; those that start a frame (C0 to CF, without three others) have the size. */
function jpegSize(bytes: Buffer): PictureSize | null {
  for (let place = 2; bytes[place] === 0xff; ) {
    const marker = bytes.readUInt8(place + 1);
    if (marker === 0xff) {
      place += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(place + 5), width: bytes.readUInt16BE(place + 7) };
    place += 2 + bytes.readUInt16BE(place + 2);
  }
  return null;
}

function webpSize(bytes: Buffer): PictureSize | null {
  switch (bytes.toString("latin1", 12, 16)) {
    case "VP8 ":
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case "VP8L": {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case "VP8X":
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}
