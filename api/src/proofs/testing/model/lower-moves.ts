import { tradeDay } from "../../../platform/clock";
import type { Play } from "./order-play";
import { enterLower } from "./tax-world";
import { deskAct } from "./trade-world";

/** A seller or carrier brings a certificate of lower deduction, which is refused while they have one; now and then the desk ends that one. */
export async function lowerCertificate({ tx, world, pick, size, at }: Play): Promise<void> {
  const { sellers, transporters, staff } = world.market;
  const payees = [...sellers, ...transporters];
  const { id: userId, type } = payees[pick % payees.length] ?? staff;
  const standing = await tx
    .selectFrom("tds_lower_certificate")
    .select("id")
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .where("last_day", ">=", tradeDay(at))
    .executeTakeFirst();
  if (standing && size % 4 === 0) return deskAct(tx, world, at, { name: "tds-lower end", id: standing.id });
  const certificate = { userId, type, ceiling: size * 1_000, isNil: size % 3 === 0 };
  return enterLower(tx, certificate, { at, actorId: staff.id });
}
