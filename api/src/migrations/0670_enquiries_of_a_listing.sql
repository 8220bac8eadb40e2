-- A seller's last prices at a listing are found by the enquiries that reached it.
create index invited_seller_listing on invited_seller (listing_id, quotation_id);
