-- Lists of the desk when there are a million orders (pnpm db:scale): each filter has an index that also gives its order.

create index quotation_desk_status on quotation (status, (status = 'pending' and closed_at is not null), id);
create index listing_desk_status on listing (status, (status = 'pending approval'), id);
create index users_desk_order on users ((verification_status = 'submitted') desc, id desc);
create index users_desk_type on users (type, (verification_status = 'submitted'), id);
create index users_submitted on users (created_at) where verification_status = 'submitted' and suspended_at is null;
create index trade_order_pending on trade_order (created_at) where status = 'pending';

-- People are found by any part of their name or company, or by the first digits of their phone.
create index users_search on users using gin (name gin_trgm_ops, company_name gin_trgm_ops);
create index users_phone_prefix on users (phone text_pattern_ops);

-- A seller's enquiries of one status are counted through the quotations' statuses alone.
create index quotation_id_status on quotation (id) include (status);
