-- What a person billed counts for their year under whatever PAN they named then.
create index tds_entry_user on tds_entry (user_id, kind, financial_year);
