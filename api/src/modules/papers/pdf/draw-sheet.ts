import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { documents } from "@mandi/shared/messages/papers";
import type { Column, Content, ContentTable, TableCell } from "pdfmake/interfaces";
import type { Sheet, SheetFact } from "./sheet";
import { unpackFont } from "./unpacked-font";

declare module "pdfmake" {
  /** The files that it finds in memory; its types leave them out. */
  export const virtualfs: { readonly writeFileSync: (name: string, content: Buffer) => void };
}

const { resolve } = createRequire(import.meta.url);
const scripts = ["latin", "devanagari"] as const;
const weights = [400, 600] as const;
const fontName = (script: (typeof scripts)[number], weight: (typeof weights)[number]): string => `${script}-${weight}`;
const fontOf = (script: (typeof scripts)[number]) => ({ normal: fontName(script, 400), bold: fontName(script, 600) });

/** In points, like every measure here. */
const [widthOfA4, margin, columnGap] = [595, 36, 12];

/** Loaded with the first document, because with its fonts it is a large part of what the api loads. */
async function openPrinter() {
  const { default: pdfmake } = await import("pdfmake");
  for (const name of scripts.flatMap((script) => weights.map((weight) => fontName(script, weight)))) {
    const packed = readFileSync(resolve(`@fontsource/noto-sans/files/noto-sans-${name}-normal.woff`));
    pdfmake.virtualfs.writeFileSync(name, unpackFont(packed));
  }
  pdfmake.setFonts({ Latin: fontOf("latin"), Devanagari: fontOf("devanagari") });
  // A document is only text: drawing it fetches nothing and reads no files.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(() => false);
  return pdfmake;
}

let printer: ReturnType<typeof openPrinter> | undefined;

/** The rupee sign is in the Devanagari font file. */
const devanagari = /((?:[\u0900-\u097f\u20b9\ua8e0-\ua8ff]|\u200c|\u200d)+)/;

/** Words that non-breaking spaces hold together; otherwise a line could still end after a slash of theirs, as in "kg/m". */
const heldTogether = /(\S*\u00a0\S*)/;

interface WrittenPart {
  readonly text: string;
  readonly font: string;
  readonly noWrap?: true;
}

/** Text, each part in the font that has its characters. */
function written(text: string): WrittenPart[] {
  return text.split(heldTogether).flatMap((words, place) => {
    const held = place % 2 === 1 ? ({ noWrap: true } as const) : {};
    return words
      .split(devanagari)
      .map((part, at) => ({ text: part, font: at % 2 === 1 ? "Devanagari" : "Latin", ...held }))
      .filter((part) => part.text !== "");
  });
}

/** Draws a document as PDF, A4, with embedded fonts. */
export async function drawSheet(sheet: Sheet): Promise<Buffer> {
  printer ??= openPrinter();
  const document = (await printer).createPdf({
    pageSize: "A4",
    pageMargins: [margin, margin, margin, 48],
    info: { title: sheet.title, author: sheet.issuer },
    defaultStyle: { font: "Latin", fontSize: 8.5, lineHeight: 1.15 },
    styles: {
      title: { fontSize: 15, bold: true },
      label: { color: "#555555", fontSize: 7.5 },
      remark: { bold: true, margin: [0, 4, 0, 0] },
    },
    content: copiesOf(sheet),
    footer: (page, pages) => ({
      text: written(footerOf(sheet, page, pages)),
      style: "label",
      alignment: "center",
      margin: [36, 16, 36, 0],
    }),
  });
  return document.getBuffer();
}

/** What a loose page is of: the document, whose, and which copy; each copy has its own pages, all equally many. */
export function footerOf(
  { title, issuer, copies = [] }: Pick<Sheet, "title" | "issuer" | "copies">,
  page: number,
  pages: number,
): string {
  const each = pages / Math.max(1, copies.length);
  const mark = copies[Math.floor((page - 1) / each)];
  const of = mark === undefined ? "" : `, ${mark.toLowerCase()}`;
  return `${title}, ${issuer}${of}, page ${((page - 1) % each) + 1} of ${each}`;
}

/** The copies of the document, each on its own page marked with its recipient. */
function copiesOf(sheet: Sheet): Content[] {
  const marks = sheet.copies ?? [];
  if (marks.length === 0) return contentOf(sheet);
  return marks.map((mark, place): Content => {
    const head: Content = { text: written(mark), style: "label", alignment: "right", margin: [0, 0, 0, 4] };
    return { stack: [head, ...contentOf(sheet)], ...(place > 0 && { pageBreak: "before" }) };
  });
}

function contentOf(sheet: Sheet): Content[] {
  const { title, issuer, remark, facts, parties, words, code, registration = [] } = sheet;
  // The signed code has ten times as much content, so it needs more room.
  const codeSize = registration.length > 0 ? 150 : 100;
  return [
    {
      columns: [
        [
          { text: written(title), style: "title" },
          { text: written(issuer), bold: true },
          ...(remark === null ? [] : [{ text: written(remark), style: "remark" }]),
          factTable(facts),
        ],
        ...(code === null ? [] : [{ width: codeSize, stack: codeOf(code, codeSize, sheet.codeNote) }]),
      ],
    },
    ...registration.map(({ term, value }): Content => {
      return { text: [{ text: `${term}  `, style: "label" }, ...written(value)], margin: [0, 2, 0, 0] };
    }),
    { columns: partyColumns(parties), columnGap, margin: [0, 12, 0, 12] },
    goodsTable(sheet),
    { columns: [{ text: written(words), margin: [0, 8, 12, 0] }, sumTable(sheet)], margin: [0, 8, 0, 0] },
    { text: written(documents.signedFor(issuer)), alignment: "right", margin: [0, 24, 0, 2] },
    sheet.isSigned
      ? { text: documents.signatory, style: "label", alignment: "right", margin: [0, 30, 0, 0] }
      : { text: documents.unsigned, style: "label", alignment: "right" },
  ];
}

function codeOf(code: string, size: number, note: string | undefined): Content[] {
  const drawn: Content = { qr: code, fit: size, eccLevel: "L", alignment: "right" };
  return note === undefined ? [drawn] : [drawn, { text: note, style: "label", alignment: "right" }];
}

function factTable(facts: readonly SheetFact[]): ContentTable {
  const cells = facts.map(({ term, value }): TableCell[] => [
    { text: written(term), style: "label" },
    { text: written(value) },
  ]);
  const half = Math.ceil(cells.length / 2);
  const empty: TableCell[] = [{ text: "" }, { text: "" }];
  const body = cells.slice(0, half).map((row, place) => [...row, ...(cells[half + place] ?? empty)]);
  return { table: { widths: ["auto", "*", "auto", "*"], body }, layout: "noBorders", margin: [0, 8, 8, 0] };
}

/** All equally wide, so that no long word of one pushes another off the page. */
function partyColumns(parties: Sheet["parties"]): Column[] {
  const width = (widthOfA4 - 2 * margin - columnGap * (parties.length - 1)) / parties.length;
  return parties.map((party) => partyColumn(party, width));
}

function partyColumn({ label, lines }: Sheet["parties"][number], width: number): Column {
  const [name = "", ...rest] = lines;
  return {
    width,
    stack: [
      { text: written(label), style: "label" },
      { text: written(name), bold: true },
      ...rest.filter((line) => line !== "").map((line) => ({ text: written(line) })),
    ],
  };
}

/** The first column is text; figures are right-aligned. */
function goodsTable({ table: { heads, rows } }: Sheet): Content {
  const cell = (text: string, place: number): TableCell => ({
    text: written(text),
    alignment: place > 1 || place === heads.length - 1 ? "right" : "left",
  });
  const figure = (text: string, place: number): TableCell => ({ ...Object(cell(text, place)), noWrap: place > 0 });
  return {
    table: {
      headerRows: 1,
      widths: heads.map((_, place) => (place === 0 ? "*" : "auto")),
      body: [
        heads.map((head, place) => ({ ...Object(cell(head, place)), bold: true })),
        ...rows.map((row) => row.map(figure)),
      ],
    },
    layout: "lightHorizontalLines",
  };
}

function sumTable({ sums }: Sheet): Column {
  const body = sums.map(({ term, value }, place): TableCell[] => {
    const bold = place === sums.length - 1;
    return [
      { text: written(term), bold },
      { text: written(value), bold, alignment: "right", noWrap: true },
    ];
  });
  return { width: 220, table: { widths: ["*", "auto"], body }, layout: "lightHorizontalLines" };
}
