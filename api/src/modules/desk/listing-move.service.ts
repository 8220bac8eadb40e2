import { ownProductPath } from "@mandi/shared/contract/page-paths";
import type { Db } from "../../platform/database/database";
import { found, Refusal } from "../../platform/errors";
import { versionOf } from "../../platform/read-version";
import {
  dropTakenOffTerms,
  keepApprovedTerms,
  keepTakenOffTerms,
  readListingTerms,
} from "../listings/approved-terms.open.store";
import { changedBySeller, sellersTerms } from "../listings/changed-terms.policy";
import { changeListingStatus, lockListing, readListingNames } from "../listings/desk-listing.open.store";
import type { ListingStatus } from "../listings/listing.tables";
import { notify } from "../notifications/notification.service";
import type { NotificationKind } from "../notifications/notification-texts";

interface Move {
  readonly from: readonly ListingStatus[];
  readonly to: ListingStatus;
  readonly notice: NotificationKind;
}

/** Moves of a listing (docs/domain.md#catalogue-and-listings): the statuses that each applies to, and the next one. */
const moves = {
  approve: { from: ["pending approval", "paused", "rejected"], to: "live", notice: "product approved" },
  restore: { from: ["paused"], to: "live", notice: "product approved" },
  reject: { from: ["pending approval", "live", "paused"], to: "rejected", notice: "product rejected" },
  pause: { from: ["live"], to: "paused", notice: "product paused" },
} as const satisfies Readonly<Record<string, Move>>;

export type ListingMove = keyof typeof moves;

interface Decision {
  readonly at: Date;
  readonly reason: string;
  /** Digest of the terms that the person read, where the call names it. */
  readonly readTerms?: string | undefined;
}

/**
 * Moves a listing and notifies its seller of the reason, which stays with it until it is offered again. Approving approves the terms that
 * were read; bringing back approves none: it is for a listing whose seller changed nothing while it was off the market.
 *
 * @throws Refusal 404, 409 not in a status for it, paused by its seller, or changed since it was read, 422 it has no price
 */
export async function moveListing(
  tx: Db,
  id: number,
  move: ListingMove,
  { at, reason, readTerms }: Decision,
): Promise<void> {
  const listing = found(await lockListing(tx, id));
  const { from, to, notice } = moves[move];
  if (!from.some((status) => status === listing.status)) throw conflict(`This product is ${listing.status}.`);
  if (to === "live") {
    if (listing.status === "paused" && listing.desk_note === "") {
      throw conflict("Its seller took this product off the market, so only its seller brings it back.");
    }
    if (listing.ex_price_paise === 0) throw new Refusal("refused", { message: "This product has no price yet." });
  }
  await keepTerms(tx, id, move, { at, readTerms });
  await changeListingStatus(tx, id, to, to === "live" ? "" : reason);
  const { seller_id, product, brand, city } = await readListingNames(tx, id);
  await notify(tx, {
    kind: notice,
    userIds: [seller_id],
    values: { product, brand, city, reason },
    link: ownProductPath(id),
    at,
  });
}

async function keepTerms(tx: Db, id: number, move: ListingMove, { at, readTerms }: Omit<Decision, "reason">) {
  if (move === "pause") return keepTakenOffTerms(tx, id, at);
  const { now, takenOff } = await readListingTerms(tx, id);
  if (readTerms !== undefined && readTerms !== versionOf(sellersTerms(now))) {
    throw conflict("Its seller changed this product since you read it. Please read it again.");
  }
  if (move === "restore" && changedBySeller(now, takenOff?.terms ?? []).length > 0) {
    throw conflict(
      "Its seller changed this product while it was off the market. Please read the changes and approve them.",
    );
  }
  if (move === "approve") await keepApprovedTerms(tx, id, at);
  await dropTakenOffTerms(tx, id);
}

function conflict(message: string): Refusal {
  return new Refusal("conflict", { message });
}
