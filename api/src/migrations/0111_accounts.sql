-- Accounts for tax deducted at source (TDS), tax that the platform owes itself, shortages and interest.

-- What an account is of, where that is neither a person nor an order: the code that tax was deducted under.
alter table account add column part text check (part ~ '^[0-9A-Z]{3,10}$');
alter table account
  drop constraint account_kind_check,
  drop constraint account_owner,
  drop constraint account_code,
  drop column normal_side;
alter table account
  add constraint account_kind_check check (kind in (
    'bank', 'purchases', 'sales', 'freight_out', 'freight_recovered', 'commission', 'gst_in', 'gst_out', 'forfeited', 'rounding',
    'rcm_payable', 'shortage_recovered', 'shortage_loss', 'interest_income', 'income_tax_credit', 'tds_payable',
    'wallet', 'hold', 'credit', 'tds_receivable', 'advance', 'receivable', 'payable:seller', 'payable:transporter'
  )),
  -- 1 where a debit makes the balance grow (assets, costs), -1 where a credit does (liabilities, income).
  add column normal_side smallint not null generated always as (
    case
      when kind in (
        'bank', 'purchases', 'freight_out', 'gst_in', 'rounding', 'shortage_loss', 'income_tax_credit', 'tds_receivable', 'credit',
        'receivable'
      ) then 1
      else -1
    end
  ) stored,
  add constraint account_owner check (
    case
      when kind in ('wallet', 'hold', 'credit', 'tds_receivable') then user_id is not null and order_id is null and part is null
      when kind in ('advance', 'receivable', 'payable:seller', 'payable:transporter')
        then user_id is null and order_id is not null and part is null
      when kind = 'tds_payable' then user_id is null and order_id is null and part is not null
      else user_id is null and order_id is null and part is null
    end
  ),
  add constraint account_code check (code = kind || coalesce(':' || user_id, ':' || order_id, ':' || part, ''));
