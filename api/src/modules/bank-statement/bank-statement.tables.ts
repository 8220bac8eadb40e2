import type { GeneratedAlways } from "kysely";

export interface BankStatementTables {
  bank_line: {
    id: GeneratedAlways<number>;
    digest: Buffer;
    /** `YYYY-MM-DD` */
    day: string;
    /** Received positive, paid out negative. */
    amount_paise: number;
    text: string;
    utrs: readonly string[];
    payer_account: string | null;
    payer_ifsc: string | null;
    imported_at: Date;
    imported_by: number;
  };
  bank_line_aside: { id: GeneratedAlways<number>; line_id: number; reason: string; at: Date; actor_id: number };
  /** Brought back among the open lines. */
  bank_line_return: { aside_id: number; reason: string; at: Date; actor_id: number };
  /** The transfer that the desk entered for a line. */
  bank_line_payment: { payment_id: number; line_id: number };
}
