import { profilePath } from "@mandi/shared/contract/page-paths";
import type { Db } from "../../../platform/database/database";
import { notify } from "../../notifications/notification.service";
import { withoutStop } from "../../user-documents/user-document.service";

interface Verdict {
  readonly status: "approved" | "rejected";
  readonly reason: string;
  readonly at: Date;
}

/** Notifies a seller or transporter of the desk's decision on their verification. */
export function tellVerified(tx: Db, userId: number, { status, reason, at }: Verdict): Promise<void> {
  const isApproved = status === "approved";
  return notify(tx, {
    kind: isApproved ? "account approved" : "account rejected",
    userIds: [userId],
    values: isApproved ? {} : { reason: withoutStop(reason) },
    link: profilePath,
    at,
  });
}
