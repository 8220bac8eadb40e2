import type { Generated, GeneratedAlways } from "kysely";

/** What tax is deducted on: goods that the platform buys, freight that it pays. */
export const tdsKinds = ["goods", "freight"] as const;
export type TdsKind = (typeof tdsKinds)[number];

/** Why a row counts towards a person's limits. */
export type TdsCause = "opening" | "bill" | "bill taken back" | "note";

export interface TdsTables {
  tds_entry: {
    id: GeneratedAlways<number>;
    person: string;
    user_id: number;
    kind: TdsKind;
    financial_year: string;
    date: string;
    cause: TdsCause;
    code: string;
    paper_id: number | null;
    order_id: number | null;
    base_paise: number;
    portion_paise: number;
    tds_paise: number;
    is_declared: boolean;
    tax_rows: number[];
    certificate_id: number | null;
    certified_paise: Generated<number>;
    certified_tds_paise: Generated<number>;
    at: Date;
    actor_id: number | null;
  };
  tds_given_certificate: {
    id: GeneratedAlways<number>;
    user_id: number;
    code: string;
    financial_year: string;
    quarter: number;
    number: string;
    amount_paise: number;
    upload_id: number;
    at: Date;
    actor_id: number;
  };
  tds_declaration: { user_id: number; financial_year: string; entered_at: Date; entered_by: number };
  tds_deposit: {
    id: GeneratedAlways<number>;
    journal_id: number;
    code: string;
    month: string;
    amount_paise: number;
    challan: string;
    paid_on: string;
  };
}
