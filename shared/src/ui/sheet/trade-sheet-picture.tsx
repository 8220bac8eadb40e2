import { type RefObject, useEffect } from "react";
import type { TradeSheet } from "../../contract/trade-sheet";
import { drawSheet, type SheetCode, sheetPaper } from "./draw-sheet";
import { sheetText } from "./sheet-text";
import styles from "./trade-sheet-picture.module.css";

export interface TradeSheetPictureProps {
  readonly sheet: TradeSheet;
  /** Its whole address. */
  readonly link: string;
  /** The link as a QR code; left out where the reader has just followed it. */
  readonly code?: SheetCode | undefined;
  /** The picture, to be saved or sent. */
  readonly canvas: RefObject<HTMLCanvasElement | null>;
}

/** A trade sheet as a picture of A6, with a text alternative. */
export function TradeSheetPicture({ sheet, link, code, canvas }: TradeSheetPictureProps) {
  useEffect(() => {
    const drawing = new AbortController();
    void paint(canvas.current, { sheet, link: link.replace(/^https?:\/\//, ""), code }, drawing.signal);
    return () => drawing.abort();
  }, [sheet, link, code, canvas]);
  return (
    <div className={styles.place}>
      <canvas
        ref={canvas}
        className={styles.sheet}
        role="img"
        aria-label={sheetText(sheet, link)}
        width={sheetPaper.width * sheetPaper.dots}
        height={sheetPaper.height * sheetPaper.dots}
      />
    </div>
  );
}

async function paint(
  canvas: HTMLCanvasElement | null,
  drawing: Omit<Parameters<typeof drawSheet>[2], "art">,
  signal: AbortSignal,
): Promise<void> {
  const context = canvas?.getContext("2d");
  if (!canvas || !context) return;
  const { fontFamily } = getComputedStyle(canvas);
  const [art] = await Promise.all([
    loadPicture(drawing.sheet.thumbnail),
    // Both weights of one variable file; if a font fails to load, the next of the family is used.
    document.fonts?.load(`620 20px ${fontFamily}`, "Aa₹1").catch(() => []),
  ]);
  if (!signal.aborted) drawSheet(context, fontFamily, { ...drawing, art });
}

/** A sheet without its product picture is still a sheet. */
async function loadPicture(address: string): Promise<HTMLImageElement | undefined> {
  if (address === "") return undefined;
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
    return picture;
  } catch {
    return undefined;
  }
}
