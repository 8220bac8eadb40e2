import type { Generated, GeneratedAlways } from "kysely";

export interface BuyerTdsTables {
  tds_advice: {
    id: GeneratedAlways<number>;
    order_id: number;
    invoice_id: number | null;
    buyer_id: number;
    tan: string;
    code: string;
    financial_year: string;
    quarter: number;
    date: string;
    amount_paise: number;
    journal_id: number;
    at: Date;
    actor_id: number | null;
    refused_at: Generated<Date | null>;
    refusal: Generated<string | null>;
  };
  tds_certificate: {
    id: GeneratedAlways<number>;
    buyer_id: number;
    tan: string;
    code: string;
    financial_year: string;
    quarter: number;
    number: string;
    amount_paise: number;
    credited_paise: number;
    journal_id: number;
    at: Date;
    actor_id: number;
  };
}
