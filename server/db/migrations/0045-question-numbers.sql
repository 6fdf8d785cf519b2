-- What learners call a question, and what stands in its address. The import writes it, from the bank's own list or drawn
-- for what a site brought itself; a row that an older process adds has none until the next import.
alter table questions add column number text;
create unique index questions_number on questions (number);
