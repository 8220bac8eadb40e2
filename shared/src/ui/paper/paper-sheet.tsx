import type { TradePaper } from "../../contract/trade-paper";
import { paperList } from "../../messages/paper-list";
import { type Column, DataTable } from "../data/data-table";
import { DefinitionList } from "../data/definition-list";
import { Note } from "../feedback/note";
import { Block } from "../layout/section";
import { CopyChoice } from "./copy-choice";
import { GeneratedLine } from "./generated-line";
import { PaperHeadTotal } from "./paper-head-total";
import styles from "./paper-sheet.module.css";
import { PaperSums } from "./paper-sums";
import { PartyBlock, PartyBlocks, PartyWords } from "./party-blocks";
import { SignatureLine } from "./signature-line";

interface SheetRow {
  readonly key: string;
  readonly cells: readonly string[];
}

/** A document on screen and on A4, in the server's layout. */
export function PaperSheet({ paper }: { readonly paper: TradePaper }) {
  const {
    remark,
    is_void,
    issuer,
    facts,
    parties,
    heads,
    rows,
    sums,
    words: inWords,
    copies = [],
    is_signed,
    kind,
  } = paper;
  const words = kind === "proforma" ? paperList.ofGoods : paperList;
  return (
    <>
      {remark === "" ? null : (
        <Note tone={is_void === 1 ? "warn" : "info"} className={styles.note}>
          {remark}
        </Note>
      )}
      <PaperHeadTotal total={sums.at(-1)?.value} note={sums.at(-1)?.term ?? null} />
      {copies.length === 0 ? null : <CopyChoice marks={copies} />}
      <Block title={paperList.details}>
        <DefinitionList isWide items={facts} />
      </Block>
      <PartyBlocks>
        {parties.map(({ label, lines: [name = "", ...lines] }) => (
          <PartyBlock key={label} label={label}>
            <PartyWords name={name} lines={lines} />
          </PartyBlock>
        ))}
      </PartyBlocks>
      {rows.length === 0 ? null : (
        <Block title={words.rows}>
          <DataTable
            label={words.rows}
            columns={columnsOf(heads)}
            rows={rows.map((cells, place): SheetRow => ({ key: String(place), cells }))}
            rowKey={({ key }) => key}
          />
        </Block>
      )}
      <Block title={words.sums}>
        <PaperSums
          items={sums.map((sum, place) => ({ ...sum, ...(place === sums.length - 1 && { isTotal: true }) }))}
          inWords={inWords}
        />
      </Block>
      {is_signed === 1 ? <SignatureLine issuer={issuer} /> : <GeneratedLine />}
    </>
  );
}

/** The first column has text; figures are right-aligned. */
function columnsOf(heads: readonly string[]): readonly Column<SheetRow>[] {
  const last = heads.length - 1;
  return heads.map((head, place): Column<SheetRow> => {
    const cell = ({ cells }: SheetRow): string => cells[place] ?? "";
    if (place === 0) return { key: head, head, isRowHead: true, phone: "lead", cell };
    if (place === last) return { key: head, head, align: "end", isStrong: true, phone: "line", cell };
    return { key: head, head, phone: "line", cell, isUnbroken: true, ...(place > 1 && { align: "end" as const }) };
  });
}
