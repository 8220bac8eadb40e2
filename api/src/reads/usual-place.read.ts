import { sql } from "kysely";
import type { Db } from "../platform/database/database";
import { prepared } from "../platform/database/prepared";

interface UsualPlaceRow {
  readonly pincode: string;
  readonly city: string;
  readonly from: "request" | "address";
}

const selectUsualPlaceRows = prepared((db, { buyerId }: { readonly buyerId: number }) => ({
  compile: () =>
    sql<UsualPlaceRow>`
    select pincode, city, "from"
      from ((select 1 as turn, 'request' as "from", consignee_detail ->> 'pincode' as pincode, consignee_detail ->> 'city' as city
               from quotation where buyer_id = ${buyerId} order by id desc limit 1)
            union all
            (select 2, 'address', pincode, city
               from address where user_id = ${buyerId} and deleted_at is null order by id desc limit 1)) as known
     where pincode ~ '^[1-9][0-9]{5}$'
     order by turn limit 1`.compile(db),
}));

/** Where a buyer's last request is delivered, otherwise their newest saved address, with a possible pincode; null without either. */
export async function selectUsualPlace(db: Db, buyerId: number): Promise<UsualPlaceRow | null> {
  const [place] = await selectUsualPlaceRows(db, { buyerId });
  return place ?? null;
}
