-- Every hit that is ranked is asked for its tokens. Kept beside the row, as PostgreSQL does with what is longer than two
-- kilobytes, they cost several pages each, of which the planner knows nothing; a page has room for eight kilobytes.
alter table search_documents set (toast_tuple_target = 8160);
-- Made anew, or they would stay where they are.
update search_documents set tokens = tokens || ''::tsvector, public_texts = public_texts || '{}'::text[],
  secret_texts = secret_texts || '{}'::text[];
