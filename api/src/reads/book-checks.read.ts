import { type RawBuilder, sql } from "kysely";

interface DifferenceRow {
  readonly subject: string;
  readonly expected: string;
  readonly found: string;
}

/** Each check selects what is wrong; no row means that it passes (docs/domain.md#ledger). */
export const checks: Readonly<Record<string, RawBuilder<DifferenceRow>>> = {
  "all postings together sum to zero": sql<DifferenceRow>`
    select 'ledger' as subject, '0' as expected, sum(amount_paise)::text as found
      from posting having coalesce(sum(amount_paise), 0) <> 0`,
  "each journal sums to zero over at least two accounts": sql<DifferenceRow>`
    select 'journal ' || j.id as subject, '0 over 2 or more' as expected,
           coalesce(sum(p.amount_paise), 0) || ' over ' || count(p.*) as found
      from journal j left join posting p on p.journal_id = j.id
     group by j.id having coalesce(sum(p.amount_paise), 0) <> 0 or count(p.*) < 2`,
  "each balance is the sum of its postings": sql<DifferenceRow>`
    select a.code as subject, (coalesce(sum(p.amount_paise), 0) * a.normal_side)::text as expected,
           a.balance_paise::text as found
      from account a left join posting p on p.account_id = a.id
     group by a.id having a.balance_paise <> coalesce(sum(p.amount_paise), 0) * a.normal_side`,
  "each account's sequence has no gap": sql<DifferenceRow>`
    select a.code as subject, '1 to ' || a.last_sequence as expected,
           count(p.*) || ' postings up to ' || coalesce(max(p.sequence), 0) as found
      from account a left join posting p on p.account_id = a.id
     group by a.id
    having count(p.*) <> a.last_sequence or coalesce(max(p.sequence), 0) <> a.last_sequence`,
  "each running balance is exact": sql<DifferenceRow>`
    select code || ' #' || sequence as subject, running::text as expected, balance_paise::text as found
      from (select a.code, p.sequence, p.balance_paise,
                   sum(p.amount_paise * a.normal_side) over (partition by p.account_id order by p.sequence) as running
              from posting p join account a on a.id = p.account_id) exact
     where running <> balance_paise`,
  "nobody is below zero or above a limit": sql<DifferenceRow>`
    select code as subject, 'from 0' || case when kind = 'credit' then ' to ' || limit_paise else '' end as expected,
           balance_paise::text as found
      from account
     where (kind in ('wallet', 'hold', 'advance', 'credit') and balance_paise < 0)
        or (kind = 'credit' and balance_paise > limit_paise)`,
  "money set aside is covered by open holds": sql<DifferenceRow>`
    select 'user ' || coalesce(h.user_id, a.user_id) as subject, coalesce(h.total, 0)::text as expected,
           coalesce(a.balance_paise, 0)::text as found
      from (select user_id, sum(amount_paise) as total from hold where status = 'held' group by user_id) h
      full join (select * from account where kind = 'hold') a on a.user_id = h.user_id
     where coalesce(h.total, 0) <> coalesce(a.balance_paise, 0)`,
  // A payment whose journal the desk reversed (a bounced transfer) stays verified and is accounted for by the reversal.
  "each verified payment is in the books, no other is": sql<DifferenceRow>`
    select 'payment ' || pay.id as subject,
           case when pay.status = 'verified' then pay.amount_paise::text else '0' end as expected,
           posted.living::text as found
      from payment pay
      cross join lateral (
        select coalesce(sum(amount) filter (where not is_reversed), 0) as living, coalesce(bool_or(is_reversed), false) as any_reversed
          from (
            select j.id, max(p.amount_paise) as amount,
                   exists (select from journal undone where undone.reverses_id = j.id) as is_reversed
              from journal j join posting p on p.journal_id = j.id
             where j.payment_id = pay.id and j.event <> 'wallet held' and j.reverses_id is null
             group by j.id
          ) per_journal
      ) posted
     where posted.living <> case when pay.status = 'verified' then pay.amount_paise else 0 end
       and not (pay.status = 'verified' and posted.living = 0 and posted.any_reversed)`,
  "each issued invoice says what the books charged for its goods": sql<DifferenceRow>`
    select 'invoice ' || i.number as subject, round(charged.rupees * 100)::bigint::text as expected,
           coalesce(sum(p.amount_paise), 0)::bigint::text as found
      from issued_paper i
      -- Freight without tax is a row of its own in the books.
      cross join lateral (
        select (i.snapshot->>'goods_amount')::numeric + coalesce((i.snapshot->>'round_off')::numeric, 0) as rupees
      ) charged
      left join journal j on j.once_key = 'sale:' || i.order_id || ':' || i.number
      left join (posting p join account a on a.id = p.account_id and a.kind = 'receivable') on p.journal_id = j.id
     where i.kind = 'invoice'
     group by i.id, charged.rupees
    having round(charged.rupees * 100) <> coalesce(sum(p.amount_paise), 0)`,
  "each issued invoice says the freight at cost that the books charged": sql<DifferenceRow>`
    select 'invoice ' || i.number as subject, said.paise::text as expected,
           coalesce(-sum(p.amount_paise), 0)::bigint::text as found
      from issued_paper i
      cross join lateral (
        select round(coalesce((i.snapshot->'agent_freight'->>'amount')::numeric, 0) * 100)::bigint as paise
      ) said
      left join journal j on j.once_key = 'agent-freight:' || i.order_id || ':' || i.number
      left join (posting p join account a on a.id = p.account_id and a.kind = 'agent_freight') on p.journal_id = j.id
     where i.kind = 'invoice'
     group by i.id, said.paise
    having said.paise <> coalesce(-sum(p.amount_paise), 0)`,
  // Delivered or cancelled invoices leave nothing; the balance is that of vehicles still on the road.
  "freight at cost is paid as it was charged": sql<DifferenceRow>`
    with held as (
      select i.order_id, sum(round((i.snapshot->'agent_freight'->>'amount')::numeric * 100))::bigint as paise
        from issued_paper i
        join shipment s on s.id = i.shipment_id and s.delivered_at is null
        join journal j on j.once_key = 'agent-freight:' || i.order_id || ':' || i.number
       where i.kind = 'invoice' and not exists (select from journal undone where undone.reverses_id = j.id)
       group by i.order_id
    ), booked as (
      select j.order_id, -sum(p.amount_paise) as paise
        from account a join posting p on p.account_id = a.id join journal j on j.id = p.journal_id
       where a.kind = 'agent_freight' group by j.order_id
    )
    select 'order ' || coalesce(h.order_id, b.order_id) as subject, coalesce(h.paise, 0)::text as expected,
           coalesce(b.paise, 0)::bigint::text as found
      from held h full join booked b on b.order_id = h.order_id
     where coalesce(h.paise, 0) <> coalesce(b.paise, 0)`,
  "each note says what the books credited or charged": sql<DifferenceRow>`
    with note as (
      select id, kind, number, order_id, snapshot->'invoice'->>'number' as invoice, snapshot->'part' is not null as is_part,
             case kind when 'credit note' then -100 else 100 end
               * coalesce(snapshot->'part'->>'total', snapshot->'invoice'->>'total')::numeric as said
        from issued_paper where kind in ('credit note', 'debit note')
    )
    select n.kind || ' ' || n.number as subject, n.said::bigint::text as expected,
           coalesce(sum(p.amount_paise), 0)::bigint::text as found
      from note n
      left join journal sale on not n.is_part and sale.once_key = 'sale:' || n.order_id || ':' || n.invoice
      left join journal j on j.reverses_id = sale.id
        or j.once_key in ('note:' || n.order_id || ':' || n.number, 'freight-credit:' || n.order_id || ':' || n.number)
      left join (posting p join account a on a.id = p.account_id and a.kind = 'receivable') on p.journal_id = j.id
     group by n.id, n.kind, n.number, n.said
    having n.said <> coalesce(sum(p.amount_paise), 0)`,
  "each seller's note says what the books owe less": sql<DifferenceRow>`
    select 'seller note ' || n.number as subject,
           round((n.snapshot -> 'part' ->> 'total')::numeric * 100)::bigint::text as expected,
           coalesce(sum(p.amount_paise), 0)::bigint::text as found
      from issued_paper n
      left join journal j on j.once_key = 'seller-note:' || n.id
      left join (posting p join account a on a.id = p.account_id and a.kind = 'payable:seller') on p.journal_id = j.id
     where n.kind = 'seller note'
     group by n.id
    having round((n.snapshot -> 'part' ->> 'total')::numeric * 100) <> coalesce(sum(p.amount_paise), 0)`,
  "each receipt says what the bank brought, and each such payment has one": sql<DifferenceRow>`
    with receipt as (
      select number, payment_id, round((snapshot ->> 'amount')::numeric * 100)::bigint as said
        from issued_paper where kind = 'receipt'
    ), first as (select min(pay.decided_at) as decided_at from receipt r join payment pay on pay.id = r.payment_id)
    select coalesce('receipt ' || r.number, 'payment ' || pay.id) as subject,
           coalesce(pay.amount_paise, 0)::text as expected, coalesce(r.said, 0)::text as found
      from receipt r
      -- What was verified before there were receipts has none.
      full join (
        select id, amount_paise from payment
         where source = 'bank' and status = 'verified'
           and decided_at >= (select decided_at from first)
      ) pay on pay.id = r.payment_id
     where coalesce(r.said, 0) <> coalesce(pay.amount_paise, 0)`,
  "each payment advice says what the bank paid out": sql<DifferenceRow>`
    select 'payment advice ' || p.number as subject,
           round((p.snapshot ->> 'amount')::numeric * 100)::bigint::text as expected,
           coalesce(-sum(posted.amount_paise), 0)::bigint::text as found
      from issued_paper p
      left join (posting posted join account a on a.id = posted.account_id and a.kind = 'bank')
        on posted.journal_id = p.journal_id
     where p.kind = 'payment advice'
     group by p.id
    having round((p.snapshot ->> 'amount')::numeric * 100) <> coalesce(-sum(posted.amount_paise), 0)`,
  // The running balances say what was owed on either side before.
  "each set-off takes what was agreed, and no more than either order owes": sql<DifferenceRow>`
    select 'set-off ' || coalesce(s.journal_id, j.id) as subject,
           coalesce(s.amount_paise::text || ' of what order ' || s.order_id || ' owes', 'nothing') as expected,
           coalesce(string_agg(a.code || ' ' || p.amount_paise || ' to ' || p.balance_paise, ', ' order by a.code), 'nothing') as found
      from payout_set_off s
      full join (select id from journal where event = 'transporter set off') j on j.id = s.journal_id
      left join posting p on p.journal_id = coalesce(s.journal_id, j.id)
      left join account a on a.id = p.account_id
     group by s.journal_id, j.id, s.amount_paise, s.order_id
    having s.journal_id is null or j.id is null or count(p.*) <> 2
        or bool_or(abs(p.amount_paise) <> s.amount_paise)
        or bool_or(case when a.order_id = s.order_id then p.amount_paise > 0 or p.balance_paise > 0
                        else p.amount_paise < 0 or p.balance_paise < 0 end)`,
  "each approved freight bill says what the books owe beyond the freight": sql<DifferenceRow>`
    select 'freight bill ' || b.number as subject,
           case when b.status = 'approved' then (b.detention_paise + b.gst_paise)::text else '0' end as expected,
           coalesce(sum(p.amount_paise), 0)::bigint::text as found
      from freight_bill b
      left join journal j on j.once_key = 'freight-bill-approved:' || b.paper_id
      left join posting p on p.journal_id = j.id and p.amount_paise > 0
     group by b.id
    having coalesce(sum(p.amount_paise), 0)
       <> case when b.status = 'approved' then b.detention_paise + b.gst_paise else 0 end`,
  "each deduction of tax is in the books, no other is": sql<DifferenceRow>`
    with entry as (
      select 'tds:' || paper_id as once_key, code, sum(tds_paise) as said
        from tds_entry where paper_id is not null group by paper_id, code
    ), booked as (
      select coalesce(done.once_key, j.once_key) as once_key, a.part as code, -sum(p.amount_paise) as found
        from account a
        join posting p on p.account_id = a.id
        join journal j on j.id = p.journal_id
        left join journal done on done.id = j.reverses_id
       where a.kind = 'tds_payable' and coalesce(done.event, j.event) <> 'TDS deposited'
       group by 1, 2
    )
    select coalesce(e.once_key, b.once_key) as subject, coalesce(e.said, 0)::bigint::text as expected,
           coalesce(b.found, 0)::bigint::text as found
      from entry e full join booked b on b.once_key = e.once_key and b.code = e.code
     where coalesce(e.said, 0) <> coalesce(b.found, 0)`,
  "each certificate of lower deduction covers at most its ceiling": sql<DifferenceRow>`
    select 'certificate ' || c.number as subject, 'at most ' || c.ceiling_paise as expected,
           sum(e.certified_paise)::bigint::text as found
      from tds_lower_certificate c join tds_entry e on e.certificate_id = c.id
     group by c.id having sum(e.certified_paise) not between 0 and c.ceiling_paise`,
  "what buyers deducted and no certificate shows is receivable": sql<DifferenceRow>`
    with said as (
      select buyer_id, sum(paise) as paise
        from (select buyer_id, amount_paise as paise from tds_advice where refused_at is null
              union all select buyer_id, -credited_paise from tds_certificate) everything
       group by buyer_id
    ), booked as (select user_id, balance_paise from account where kind = 'tds_receivable')
    select 'user ' || coalesce(s.buyer_id, b.user_id) as subject, coalesce(s.paise, 0)::text as expected,
           coalesce(b.balance_paise, 0)::text as found
      from said s full join booked b on b.user_id = s.buyer_id
     where coalesce(s.paise, 0) <> coalesce(b.balance_paise, 0)`,
  "each series of documents has its numbers without a gap": sql<DifferenceRow>`
    select 'series ' || concat_ws(' ', s.gstin, s.kind, s.financial_year) as subject, '1 to ' || s.last as expected,
           count(p.*) || ' documents up to ' || coalesce(max(p.position), 0) as found
      from paper_series s left join issued_paper p using (gstin, kind, financial_year)
     group by s.gstin, s.kind, s.financial_year
    having count(p.*) <> s.last or coalesce(max(p.position), 0) <> s.last`,
  "each document is as it was issued, after the document before it": sql<DifferenceRow>`
    select 'document ' || c.number as subject, paper_hash(c) as expected, c.sha256 as found
      from issued_paper c where c.sha256 <> paper_hash(c)
    union all
    select 'document ' || number, coalesce(before, 'no document before it'), coalesce(prev_sha256, 'no document before it')
      from (select number, prev_sha256,
                   lag(sha256) over (partition by gstin, kind, financial_year order by position) as before
              from issued_paper) linked
     where prev_sha256 is distinct from before
    union all
    select 'series ' || concat_ws(' ', s.gstin, s.kind, s.financial_year), coalesce(s.head, 'nothing'), p.sha256
      from paper_series s join issued_paper p using (gstin, kind, financial_year)
     where p.position = s.last and p.sha256 is distinct from s.head`,
};
