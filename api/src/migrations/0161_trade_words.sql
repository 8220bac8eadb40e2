-- What traders say, and what it is called here. Compared as names are: without accents, in small letters. One or two words.

create table trade_word (
  word text primary key check (word = search_text(word) and word ~ '^\S+( \S+)?$'),
  means text not null check (means ~ '\S')
);

insert into trade_word (word, means) values
  ('sariya', 'tmt bar'), ('saria', 'tmt bar'), ('sariyaa', 'tmt bar'), ('rebar', 'tmt bar'), ('rebars', 'tmt bar'),
  ('tmt rod', 'tmt bar'), ('tmt rods', 'tmt bar'), ('tor', 'tmt bar'), (search_text('सरिया'), 'tmt bar'),
  ('patra', 'sheet'), ('chadar', 'sheet'), ('chaddar', 'sheet'), (search_text('चादर'), 'sheet'),
  ('girder', 'ms beam'), ('garder', 'ms beam'), (search_text('गर्डर'), 'ms beam'),
  ('taar', 'wire'), (search_text('तार'), 'wire'),
  ('angal', 'angle'), ('chanel', 'channel'), (search_text('सीमेंट'), 'cement'),
  -- An eighth of an inch, as bars are asked for; a figure and its unit are one word.
  ('2sut', '6mm'), ('2.5sut', '8mm'), ('3sut', '10mm'), ('4sut', '12mm'), ('5sut', '16mm'), ('6sut', '20mm'),
  ('8sut', '25mm'), ('10sut', '32mm');
