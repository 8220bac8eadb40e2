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
    imported_at: Date;
    imported_by: number;
  };
}
