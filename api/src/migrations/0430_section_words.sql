-- Sections by their Indian Standard letters, and goods that are sold in bags, as buyers write them.

insert into trade_word (word, means) values
  ('ismc', 'ms channel'), ('c channel', 'ms channel'),
  ('ismb', 'ms beam'), ('i beam', 'ms beam'), ('joist', 'ms beam'), ('rsj', 'ms beam'),
  ('isa', 'ms angle'), ('l angle', 'ms angle'),
  ('npb', 'parallel flange beam'), ('wpb', 'parallel flange beam'), ('ipe', 'parallel flange beam'),
  ('simant', 'cement'), ('cemant', 'cement'), ('siment', 'cement')
on conflict (word) do nothing;
