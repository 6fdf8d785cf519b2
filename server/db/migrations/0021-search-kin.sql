-- What a document shares with others like it: variants of one question, questions about one passage. A hit counts for
-- less after others of its kin, and the search need not ask the bank whose they are.
alter table search_documents add column kin text;
update search_documents d set kin = coalesce(
  (select coalesce(q.family, s.code, q.code) from questions q left join stimuli s on s.id = q.stimulus_id
   where d.kind = 'question' and q.id = d.ref),
  d.path);
alter table search_documents alter column kin set not null;
