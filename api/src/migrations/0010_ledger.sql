-- Double-entry ledger. The database itself refuses what the service must never do: a journal that
-- does not sum to zero, a change of history, a balance that no posting made, a forbidden negative.

create table account (
  id bigint generated always as identity primary key,
  code text not null unique,
  kind text not null check (kind in (
    'bank', 'purchases', 'sales', 'freight_out', 'freight_recovered', 'commission', 'gst_in', 'gst_out', 'forfeited',
    'rounding', 'wallet', 'hold', 'credit', 'advance', 'receivable', 'payable:seller', 'payable:transporter'
  )),
  user_id bigint references users (id),
  order_id bigint,
  -- 1 where a debit makes the balance grow (assets, costs), -1 where a credit does (liabilities, income).
  normal_side smallint not null generated always as (
    case
      when kind in ('bank', 'purchases', 'freight_out', 'gst_in', 'rounding', 'credit', 'receivable') then 1
      else -1
    end
  ) stored,
  balance_paise bigint not null default 0,
  last_sequence bigint not null default 0,
  -- Assigned credit, beside the drawn credit it bounds so that one row lock covers both.
  limit_paise bigint not null default 0,
  constraint account_owner check (
    case
      when kind in ('wallet', 'hold', 'credit') then user_id is not null and order_id is null
      when kind in ('advance', 'receivable', 'payable:seller', 'payable:transporter')
        then user_id is null and order_id is not null
      else user_id is null and order_id is null
    end
  ),
  constraint account_code check (code = kind || coalesce(':' || user_id, ':' || order_id, '')),
  constraint account_not_negative check (kind not in ('wallet', 'hold', 'advance', 'credit') or balance_paise >= 0),
  constraint account_within_limit check (kind <> 'credit' or balance_paise <= limit_paise),
  constraint account_limit check (limit_paise >= 0 and (kind = 'credit' or limit_paise = 0))
);
create index account_order_id on account (order_id) where order_id is not null;
create index account_user_id on account (user_id) where user_id is not null;
-- The desk: the accounts of the platform first, then the others page by page; one by the beginning of its code.
create index account_desk_order on account ((user_id is null and order_id is null) desc, id);
create index account_code_prefix on account (code text_pattern_ops);

create table journal (
  id bigint generated always as identity primary key,
  event text not null,
  description text not null check (length(description) between 1 and 400),
  at timestamptz not null,
  actor_id bigint references users (id),
  order_id bigint,
  payment_id bigint constraint journal_payment references payment (id),
  -- A business fact that may be posted once only, `sale:12:MS/26-27/00412`.
  once_key text unique,
  -- A journal is corrected by one journal that mirrors it, never by an edit.
  reverses_id bigint unique references journal (id),
  opened_in xid8 not null default pg_current_xact_id()
);
create index journal_order_id on journal (order_id, id) where order_id is not null;
create index journal_payment_id on journal (payment_id) where payment_id is not null;

create table posting (
  account_id bigint not null references account (id),
  sequence bigint not null,
  journal_id bigint not null references journal (id),
  -- Debit positive, credit negative.
  amount_paise bigint not null check (amount_paise <> 0),
  -- The account's balance after this posting, on its normal side.
  balance_paise bigint not null,
  primary key (account_id, sequence),
  unique (journal_id, account_id)
);

-- Sequence and balance come from the account's locked row, whatever the insert says.
create function posting_append() returns trigger language plpgsql as $$
begin
  if (select opened_in from journal where id = new.journal_id) is distinct from pg_current_xact_id() then
    raise exception 'journal % is closed', new.journal_id using errcode = 'integrity_constraint_violation';
  end if;
  update account
     set balance_paise = balance_paise + new.amount_paise * normal_side, last_sequence = last_sequence + 1
   where id = new.account_id
  returning balance_paise, last_sequence into new.balance_paise, new.sequence;
  return new;
end $$;
create trigger posting_append before insert on posting for each row execute function posting_append();

create function account_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.balance_paise <> 0 or new.last_sequence <> 0 then
      raise exception 'an account opens empty' using errcode = 'integrity_constraint_violation';
    end if;
  elsif new.code <> old.code or new.kind <> old.kind then
    raise exception 'an account keeps its owner' using errcode = 'integrity_constraint_violation';
  -- At depth one the update comes from a client; at depth two from the trigger of a posting.
  elsif pg_trigger_depth() < 2
    and (new.balance_paise <> old.balance_paise or new.last_sequence <> old.last_sequence) then
    raise exception 'a balance changes only through a posting' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger account_guard before insert or update on account for each row execute function account_guard();

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% on % refused: the ledger is append-only', tg_op, tg_table_name
    using errcode = 'integrity_constraint_violation';
end $$;
create trigger posting_append_only before update or delete on posting
  for each row execute function ledger_refuse_change();
create trigger posting_no_truncate before truncate on posting
  for each statement execute function ledger_refuse_change();
create trigger journal_append_only before update or delete on journal
  for each row execute function ledger_refuse_change();
create trigger journal_no_truncate before truncate on journal
  for each statement execute function ledger_refuse_change();
create trigger account_no_delete before delete on account for each row execute function ledger_refuse_change();
create trigger account_no_truncate before truncate on account
  for each statement execute function ledger_refuse_change();

-- Checked when the transaction commits: until then a journal may be half written.
create function journal_sums_to_zero() returns trigger language plpgsql as $$
declare
  journal_of_row bigint := case when tg_table_name = 'journal' then (to_jsonb(new) ->> 'id')::bigint
                                else (to_jsonb(new) ->> 'journal_id')::bigint end;
  total numeric;
  postings bigint;
begin
  select coalesce(sum(amount_paise), 0), count(*) into total, postings from posting where journal_id = journal_of_row;
  if total <> 0 or postings < 2 then
    raise exception 'journal % has % postings that sum to %', journal_of_row, postings, total
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger journal_sums_to_zero after insert on journal
  deferrable initially deferred for each row execute function journal_sums_to_zero();
create constraint trigger posting_sums_to_zero after insert on posting
  deferrable initially deferred for each row execute function journal_sums_to_zero();

-- Money set aside from a wallet until it is used or given back.
create table hold (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  amount_paise bigint not null check (amount_paise > 0),
  purpose text not null check (length(purpose) between 1 and 200),
  status text not null default 'held' check (status in ('held', 'captured', 'released')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  check ((status = 'held') = (ended_at is null))
);
create index hold_expires_at on hold (expires_at) where status = 'held';
create index hold_user_id on hold (user_id);
