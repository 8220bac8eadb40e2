-- Indexes that lists need when there are a million orders (api/src/proofs/plans.test.ts).

-- The buyer's list looks for a transfer under check of each quotation; the unique index of bookings is partial on values that
-- a prepared statement does not name.
create index payment_quotation on payment (quotation_id) where quotation_id is not null;

-- The desk's lists show what waits first and the rest by age, page by page.
create index quotation_desk_order on quotation ((status = 'pending' and closed_at is not null) desc, id desc);
create index listing_desk_order on listing ((status = 'pending approval') desc, id desc);
create index account_desk_order on account ((user_id is null and order_id is null) desc, id);
