import type { TradeSheet } from "../../contract/trade-sheet";
import { formatMoment } from "../../format/dates";
import { point } from "../../format/joined";
import { formatTonnes } from "../../format/quantity";
import { formatGrouped, formatRupees } from "../../format/rupees";
import { tradeSheet } from "../../messages/trade-sheet";
import { logoWord } from "../media/logo-path";
import { sheetColours as colours, SheetPen } from "./sheet-pen";
import { termsOf } from "./sheet-text";

/** A6 in the units of the drawing; a unit is three dots of the picture. */
export const sheetPaper = { width: 397, height: 559, dots: 3 } as const;

/** A QR code as one path; `size` squares in a row, including its quiet zone. */
export interface SheetCode {
  readonly size: number;
  readonly path: string;
}

export interface SheetDrawing {
  readonly sheet: TradeSheet;
  /** The link for people, without `https://`. */
  readonly link: string;
  readonly code?: SheetCode | undefined;
  /** The product's picture, where it could be loaded. */
  readonly art?: CanvasImageSource | undefined;
}

const edge = 22;
const right = sheetPaper.width - edge;
const wide = right - edge;
const footTop = 500;
const validTop = 412;
/** Seven sizes fill the sheet; the landed price takes the space of one. */
const rowsOf = ({ landed }: TradeSheet): number => (landed === null ? 7 : 6);

/** Draws a sheet on a canvas of `sheetPaper` times its dots. */
export function drawSheet(context: CanvasRenderingContext2D, family: string, drawing: SheetDrawing): void {
  context.setTransform(sheetPaper.dots, 0, 0, sheetPaper.dots, 0, 0);
  const pen = new SheetPen(context, family);
  pen.box(0, 0, sheetPaper.width, sheetPaper.height, colours.paper);
  pen.box(0, 0, sheetPaper.width, 8, colours.accent);
  drawHead(pen, drawing);
  const top = drawing.sheet.agreed === null ? drawPrices(pen, drawing.sheet) : drawAgreed(pen, drawing.sheet);
  drawTerms(pen, drawing.sheet, top);
  drawValidity(pen, drawing);
  drawFoot(pen, drawing);
}

function drawHead(pen: SheetPen, { sheet, art }: SheetDrawing): void {
  pen.colour(colours.ink);
  const logo = { x: edge, y: 26, scale: 0.7 };
  pen.path("M5.5 27V8.2L16 18.7 26.5 8.2V19", logo, 5);
  pen.path(logoWord, { x: edge + 39 * 0.7, y: 26 + 27 * 0.7, scale: 0.0295 * 0.7 });
  pen.box(edge + 24 * 0.7, 26 + 22 * 0.7, 3.5, 3.5, colours.accent);
  pen.box(edge + (39 + 2970 * 0.0295) * 0.7, 26 + (27 - 742 * 0.0295) * 0.7, 2.8, 2.8, colours.accent);
  pen.text(sheet.brand, { x: right, y: 44, size: 13, weight: 540, colour: colours.muted, align: "right", width: 200 });
  const width = art === undefined ? wide : wide - 116;
  pen.text(sheet.product, { x: edge, y: 92, size: 24, weight: 620, width });
  pen.text(tradeSheet.grade(sheet.quality, sheet.city), { x: edge, y: 112, size: 14, colour: colours.muted, width });
  if (art !== undefined) pen.picture(art, right - 104, 56, 104, 78);
  pen.box(edge, 138, wide, 2, colours.ink);
}

/** The price of each size; those without room are at the link. @returns where the next part begins */
function drawPrices(pen: SheetPen, sheet: TradeSheet): number {
  const { sizes } = sheet;
  const rowsAtMost = rowsOf(sheet);
  pen.text(tradeSheet.size, { x: edge, y: 156, size: 11, weight: 540, colour: colours.subtle });
  pen.text(tradeSheet.price, { x: right, y: 156, size: 11, weight: 540, colour: colours.subtle, align: "right" });
  pen.box(edge, 163, wide, 1, colours.hairline);
  const shown = sizes.length > rowsAtMost ? sizes.slice(0, rowsAtMost - 1) : sizes;
  shown.forEach(({ size, price }, row) => {
    const base = 163 + 29 * (row + 1);
    pen.text(size, { x: edge, y: base - 9, size: 15, weight: 540, width: 200 });
    const figure = price === null ? "" : formatGrouped(price);
    pen.text(figure, { x: right, y: base - 8, size: 20, weight: 620, align: "right" });
    pen.box(edge, base, wide, 1, colours.hairline);
  });
  const end = 163 + 29 * shown.length;
  const left = sizes.length - shown.length;
  if (left === 0) return end;
  pen.text(tradeSheet.more(left), { x: edge, y: end + 18, size: 13, colour: colours.muted });
  return end + 22;
}

/** The agreed price of a quotation. @returns where the next part begins */
function drawAgreed(pen: SheetPen, { agreed, sizes }: TradeSheet): number {
  if (agreed === null) return 163;
  pen.text(tradeSheet.landedPrice(agreed.place), { x: edge, y: 164, size: 13, colour: colours.muted, width: wide });
  pen.text(`${formatRupees(agreed.per_mt)}${tradeSheet.perTonne}`, {
    x: edge,
    y: 212,
    size: 44,
    weight: 620,
    width: wide,
  });
  const sum = tradeSheet.inAll(formatTonnes(agreed.quantity), formatRupees(agreed.amount));
  pen.text(sum, { x: edge, y: 240, size: 15, weight: 540, width: wide });
  pen.box(edge, 254, wide, 1, colours.hairline);
  const parts = sizes.map(({ size, quantity }) => (quantity === null ? size : `${size} ${formatTonnes(quantity)}`));
  const lines = pen.lines(parts.join(point), 14, wide).slice(0, 4);
  lines.forEach((line, row) => {
    pen.text(line, { x: edge, y: 276 + 20 * row, size: 14 });
  });
  return 264 + 20 * lines.length;
}

function drawTerms(pen: SheetPen, sheet: TradeSheet, top: number): void {
  const { landed } = sheet;
  const estimate =
    landed === null
      ? []
      : [
          `${tradeSheet.landed(landed.place, formatRupees(landed.price))}, ${landed.size}`,
          tradeSheet.landedSpan(formatRupees(landed.low), formatRupees(landed.high)),
        ];
  const terms = pen.lines(`${termsOf(sheet)} ${sheet.agreed === null ? tradeSheet.notBinding : ""}`.trim(), 12, wide);
  [...estimate, ...terms].forEach((line, row) => {
    const isPrice = row === 0 && landed !== null;
    const weight = isPrice ? 620 : 420;
    pen.text(line, {
      x: edge,
      y: top + 20 + 16 * row,
      size: 12,
      weight,
      colour: isPrice ? colours.ink : colours.muted,
      width: wide,
    });
  });
}

function drawValidity(pen: SheetPen, { sheet, code }: SheetDrawing): void {
  pen.box(0, validTop, sheetPaper.width, footTop - validTop, colours.tint);
  pen.text(tradeSheet.validUntil, { x: edge, y: validTop + 28, size: 11, colour: colours.muted });
  pen.text(formatMoment(sheet.valid_until), { x: edge, y: validTop + 50, size: 18, weight: 620, width: 260 });
  pen.text(tradeSheet.made(formatMoment(sheet.made_at)), {
    x: edge,
    y: validTop + 68,
    size: 11,
    colour: colours.muted,
  });
  if (code === undefined) return;
  const side = 76;
  const [x, y] = [right - side, validTop + (footTop - validTop - side) / 2];
  pen.box(x, y, side, side, colours.plate);
  pen.colour(colours.ink);
  pen.path(code.path, { x, y, scale: side / code.size });
}

function drawFoot(pen: SheetPen, { sheet: { issuer }, link }: SheetDrawing): void {
  const y = footTop + 22;
  pen.text(issuer.name, { x: edge, y, size: 12, weight: 620, width: wide });
  const tax = issuer.gst_number === "" ? issuer.address : tradeSheet.gstin(issuer.gst_number);
  pen.text(tax, { x: edge, y: y + 15, size: 11, colour: colours.muted, width: wide / 2 });
  pen.text(link, { x: right, y: y + 15, size: 9, colour: colours.muted, align: "right", width: wide / 2 - 8 });
}
