import type { DeskRole } from "@mandi/shared/contract/desk/right";
import type { UserType } from "@mandi/shared/contract/role";

/** Who makes the request, read from the database now; nothing of it comes from the client. */
export interface Actor {
  readonly id: number;
  readonly type: UserType;
  readonly phone: string;
  readonly name: string;
  readonly verificationStatus: string;
  /** The roles of a member of staff at the desk; nobody else has any. */
  readonly deskRoles: readonly DeskRole[];
  /** The time until which their last one-time code counts as new; null where it never does. */
  readonly codeUntil: Date | null;
}
