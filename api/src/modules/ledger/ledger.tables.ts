import type { AccountKind } from "@mandi/shared/contract/desk/account";
import type { Generated, GeneratedAlways } from "kysely";

export interface LedgerTables {
  account: {
    id: GeneratedAlways<number>;
    code: string;
    kind: AccountKind;
    user_id: number | null;
    order_id: number | null;
    part: string | null;
    normal_side: GeneratedAlways<number>;
    balance_paise: Generated<number>;
    last_sequence: Generated<number>;
    limit_paise: Generated<number>;
  };
  journal: {
    id: GeneratedAlways<number>;
    event: string;
    description: string;
    at: Date;
    actor_id: number | null;
    order_id: number | null;
    payment_id: number | null;
    once_key: string | null;
    reverses_id: number | null;
    opened_in: GeneratedAlways<string>;
  };
  posting: {
    account_id: number;
    sequence: GeneratedAlways<number>;
    journal_id: number;
    amount_paise: number;
    balance_paise: GeneratedAlways<number>;
  };
  hold: {
    id: GeneratedAlways<number>;
    user_id: number;
    amount_paise: number;
    purpose: string;
    status: Generated<"held" | "captured">;
    created_at: Date;
    ended_at: Date | null;
  };
}
