import type { GeneratedAlways } from "kysely";

/** What every certificate of lower deduction says, and who entered and ended it. */
interface Certificate {
  id: GeneratedAlways<number>;
  user_id: number;
  code: string;
  number: string;
  rate_bp: number;
  ceiling_paise: number;
  first_day: string;
  last_day: string;
  entered_at: Date;
  entered_by: number;
  ended_at: Date | null;
  ended_by: number | null;
}

export interface LowerDeductionTables {
  /** We deduct less from a seller or carrier. */
  tds_lower_certificate: Certificate & { pan: string };
  /** A buyer deducts less from us. */
  tds_own_certificate: Certificate & { upload_id: number };
}
