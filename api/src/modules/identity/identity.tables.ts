import type { DeskRole } from "@mandi/shared/contract/desk/right";
import type { UserType } from "@mandi/shared/contract/role";
import type { Generated } from "kysely";

export type VerificationStatus = "unverified" | "submitted" | "approved" | "rejected" | "suspended";

export interface IdentityTables {
  users: {
    id: Generated<number>;
    phone: string;
    type: UserType;
    name: Generated<string>;
    email: Generated<string>;
    company_name: Generated<string>;
    verification_status: Generated<VerificationStatus>;
    /** When they last sent in what the desk verifies; counts while they are `submitted`. */
    sent_in_at: Date | null;
    suspended_at: Date | null;
    desk_roles: Generated<DeskRole[]>;
    created_at: Date;
  };
  session: {
    token_hash: Buffer;
    binding_hash: Buffer;
    user_id: number;
    created_at: Date;
    expires_at: Date;
    revoked_at: Date | null;
    code_until: Generated<Date | null>;
  };
  otp: {
    id: Generated<number>;
    phone: string;
    salt: Buffer;
    code_hash: Buffer;
    attempts: Generated<number>;
    created_at: Date;
    expires_at: Date;
    ended_at: Date | null;
    end_reason: "used" | "locked" | "replaced" | null;
  };
}
