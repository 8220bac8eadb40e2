import type { UserType } from "@mandi/shared/contract/role";

/** Who makes the request, as the database says at this moment; nothing of it comes from the client. */
export interface Actor {
  readonly id: number;
  readonly type: UserType;
  readonly phone: string;
  readonly name: string;
  readonly verificationStatus: string;
}
