import type { Generated, GeneratedAlways } from "kysely";

export interface TaxTables {
  tax_row: {
    id: GeneratedAlways<number>;
    key: string;
    scope: string;
    value: string;
    valid_from: string;
    valid_to: Generated<string | null>;
    source: string;
    added_by: number | null;
    added_at: Generated<Date>;
    confirmed_by: Generated<number | null>;
    confirmed_at: Generated<Date | null>;
  };
}
