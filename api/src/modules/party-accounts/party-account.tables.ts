import type { GeneratedAlways } from "kysely";

export interface PartyAccountTables {
  party_account: {
    id: GeneratedAlways<number>;
    user_id: number;
    account_name: string;
    account_number: string;
    ifsc: string;
    confirmed_at: Date;
    confirmed_by: number;
    ended_at: Date | null;
    ended_by: number | null;
  };
}
