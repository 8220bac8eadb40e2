import { sql } from "kysely";
import type { Db } from "../platform/database/database";
import { prepared } from "../platform/database/prepared";

interface UsualPlaceRow {
  readonly pincode: string;
  readonly city: string;
}

const selectUsualPlaceRows = prepared((db, { buyerId }: { readonly buyerId: number }) => ({
  compile: () =>
    sql<UsualPlaceRow>`
    select pincode, city
      from ((select 1 as turn, consignee_detail ->> 'pincode' as pincode, consignee_detail ->> 'city' as city
               from quotation where buyer_id = ${buyerId} order by id desc limit 1)
            union all
            (select 2, pincode, city
               from address where user_id = ${buyerId} and deleted_at is null order by id desc limit 1)) as known
     order by turn limit 1`.compile(db),
}));

/** Where a buyer's last request is delivered, otherwise their newest saved address; null without either. */
export async function selectUsualPlace(db: Db, buyerId: number): Promise<UsualPlaceRow | null> {
  const [place] = await selectUsualPlaceRows(db, { buyerId });
  return place ?? null;
}
