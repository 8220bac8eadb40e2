import { formatRupees } from "@mandi/shared/format/rupees";
import { rupeesInWords } from "@mandi/shared/format/rupees-in-words";
import { documents } from "@mandi/shared/messages/papers";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Block } from "@mandi/shared/ui/layout/section";
import styles from "./document-foot.module.css";
import { taxLines } from "./tax-lines";
import { type Issuer, useIssuer } from "./use-issuer";

export interface TaxSummaryProps {
  /** With GST. */
  readonly taxedPrice: number;
  /** Freight without GST, with the price beside it; null where the price contains freight and its GST. */
  readonly freight: number | null;
  readonly total: number;
  readonly gstPercent: number;
  readonly hsn?: string;
  readonly placeOfSupply: string;
}

/** GST by head, freight, the total and the total in words: what an accountant looks for on the document. */
export function TaxSummary({ taxedPrice, freight, total, gstPercent, hsn = "", placeOfSupply }: TaxSummaryProps) {
  const issuer = useIssuer();
  const lines = taxLines({ taxedPrice, gstPercent, supplierState: issuer?.state ?? null, placeOfSupply });
  const money = (rupees: number): string => formatRupees(rupees, { decimals: 2 });
  return (
    <Block title={documents.taxes}>
      <DefinitionList
        items={[
          ...(hsn === "" ? [] : [{ term: documents.hsn, value: hsn }]),
          ...lines.map(({ label, amount }) => ({ term: label, value: money(amount) })),
          ...(freight === null ? [] : [{ term: documents.freight, value: money(freight) }]),
          { term: documents.total, value: money(total), isTotal: true },
        ]}
      />
      <p className={styles.words}>{rupeesInWords(total)}</p>
      <IssuerLine issuer={issuer} placeOfSupply={placeOfSupply} />
    </Block>
  );
}

function IssuerLine({ issuer, placeOfSupply }: { readonly issuer: Issuer | null; readonly placeOfSupply: string }) {
  if (!issuer) return null;
  const parts = [issuer.name, issuer.address, issuer.gstin && documents.gstin(issuer.gstin)].filter(Boolean);
  return (
    <p className={styles.issuer}>
      {parts.length > 0 ? `${documents.issuer} ${parts.join(", ")}. ` : null}
      {documents.supply(placeOfSupply)}.
    </p>
  );
}
