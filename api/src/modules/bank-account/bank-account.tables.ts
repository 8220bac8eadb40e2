import type { GeneratedAlways } from "kysely";

export interface BankAccountTables {
  bank_account: {
    id: GeneratedAlways<number>;
    account_name: string;
    account_number: string;
    ifsc: string;
    bank: string;
    branch: string;
    upi_id: string;
    set_at: Date;
    set_by: number | null;
  };
}
