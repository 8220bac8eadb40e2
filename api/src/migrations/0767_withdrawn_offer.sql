-- A seller may take their offer back while the window is open, as a transporter may their bid. The offer stays with every price that was
-- named; a withdrawal is a revision without a price.
alter table offer add column withdrawn_at timestamptz;
alter table offer_revision
  alter column base_price_paise drop not null,
  alter column ex_paise drop not null,
  add constraint offer_revision_price check ((base_price_paise is null) = (ex_paise is null));
