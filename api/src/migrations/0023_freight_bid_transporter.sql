-- A transporter's own bids beside his list of enquiries; the unique index begins with the quotation.
create index freight_bid_transporter on freight_bid (transporter_id, quotation_id);
