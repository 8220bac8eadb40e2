-- An e-way bill whose invoice was taken back stays valid at the portal until the portal has cancelled it, or it ends by itself.
alter table eway_bill add column taken_back_at timestamptz;
