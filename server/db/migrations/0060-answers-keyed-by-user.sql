-- Answers with the person in every key, so that both tables can be distributed by user_id.
alter table record_answers add column user_id bigint;
update record_answers a set user_id = r.user_id from records r where r.id = a.record_id;
alter table record_answers alter column user_id set not null;
-- Without a foreign key to records: keys of distributed tables hold the person, and that of records does not yet. Rows are
-- made under the lock of their attempt, and go before it.
alter table record_answers
  drop constraint record_answers_pkey,
  drop constraint record_answers_record_id_fkey,
  add primary key (record_id, exercise_id, user_id);

-- For processes of the release before.
create trigger record_answers_user before insert on record_answers
  for each row when (new.user_id is null) execute function set_user_of_record();

alter table question_answers drop constraint question_answers_pkey, add primary key (user_id, id);
-- In place of question_answers_once, which the release before still names: it goes with the next one. Where the table is
-- large, the index can be made beforehand, concurrently and under this name.
create unique index if not exists question_answers_once_each on question_answers (user_id, record_id, question_id)
  where record_id is not null;
