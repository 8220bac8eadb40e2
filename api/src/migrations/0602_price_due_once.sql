-- Until 0601 a listing kept what its quality and packaging added when its seller last saved it, and 0600 derived the prices of the other
-- qualities from that. Each is derived once more by the price function.
update listing set is_price_due = true where status <> 'removed';
