import { sitePicture } from "@mandi/shared/contract/desk/site-entry";
import { pictures } from "@mandi/shared/messages/desk-site";
import { useEffect, useState } from "react";

/** Width and height in pixels, as the picture is shown. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
}

const read = new WeakMap<File, Promise<Pixels | null>>();

/** The pixels of a chosen picture; null where the browser cannot draw it. Each file is drawn once. */
export function pixelsOf(file: File): Promise<Pixels | null> {
  const pixels = read.get(file) ?? draw(file);
  read.set(file, pixels);
  return pixels;
}

async function draw(file: File): Promise<Pixels | null> {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    picture.close();
    return { width, height };
  } catch {
    return null;
  }
}

/** Why a chosen picture cannot be shown on the site, in words; null where it can. The server checks again. */
export async function pixelProblem(file: File): Promise<string | null> {
  const pixels = await pixelsOf(file);
  if (pixels === null) return pictures.unreadable;
  const { width, height } = pixels;
  const { minEdge, maxEdge } = sitePicture;
  const fits = Math.min(width, height) >= minEdge && Math.max(width, height) <= maxEdge;
  return fits ? null : pictures.pixels(width, height, minEdge, maxEdge);
}

/** The pixels of a file once they are known. */
export function usePixels(file: File | null): Pixels | null {
  const [known, setKnown] = useState<{ readonly of: File; readonly pixels: Pixels | null } | null>(null);
  useEffect(() => {
    let isLeft = false;
    if (file !== null) void pixelsOf(file).then((pixels) => isLeft || setKnown({ of: file, pixels }));
    return () => {
      isLeft = true;
    };
  }, [file]);
  return known !== null && known.of === file ? known.pixels : null;
}
