-- The buyer's wish for a delivery in parts, as [{"day": "2026-12-01", "kg": 10000}] in the order of their days. Like the goods of a
-- quotation it never changes.
alter table quotation add column delivery_parts jsonb check (jsonb_array_length(delivery_parts) between 1 and 12);
