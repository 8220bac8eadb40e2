-- Why a quotation waits for the desk is kept as a code: its words belong to the pages.
update quotation set desk_note = case desk_note
    when 'No seller has answered.' then 'no offers'
    when 'No transporter has bid freight.' then 'no bids'
    when 'The city of the best offer is chosen. Its transporters are asked for freight only now.' then 'freight asked'
    when 'A freight bid came after the close. The lowest price is marked in a few minutes.' then 'late freight'
    when 'No offer is covered by the seller''s stock.' then 'no stock'
    when 'No offer has a price that can be marked.' then 'no price'
    when 'The best offer is far from its seller''s listed price. Please check it and mark by hand.' then 'far price'
    when 'The lowest freight is far outside its transporter''s belt. Please check it and mark by hand.' then 'far freight'
    else 'by hand' end
 where desk_note is not null;

alter table quotation add constraint quotation_desk_note_check check (desk_note in (
  'no offers', 'no bids', 'freight asked', 'late freight', 'no stock', 'no price', 'far price', 'far freight', 'by hand'));
