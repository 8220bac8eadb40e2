-- A transfer or a payment of a batch by the end of its UTR, which a payer reads out on the phone: backwards, a beginning.
create index payment_utr_tail on payment (reverse(utr) text_pattern_ops) where utr is not null;
create index payout_utr_tail on payout (reverse(utr) text_pattern_ops) where utr is not null;
