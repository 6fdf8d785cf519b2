-- First answers that everybody's statistics and the ratings do not know yet. Grading only adds rows here, so that
-- people who end one exam together never wait for one another; a row is removed in the transaction that counts it.
-- Without foreign keys: each would lock the row of a question that everybody else is answering.
create table uncounted_answers (
  id bigint generated always as identity primary key,
  -- Null once the account is gone: the answer still counts for its question.
  user_id bigint,
  question_id bigint not null,
  -- What the version that was answered said of itself.
  form text not null,
  difficulty smallint not null,
  -- Null for an essay.
  correct boolean,
  spent_ms integer,
  -- What of it is counted, as question_stats.choices names it.
  choices text[] not null
);

create index uncounted_answers_user on uncounted_answers (user_id) where user_id is not null;

-- Whoever counts holds the row of its name until the transaction ends: one process of all at a time.
create table turns (name text primary key);
insert into turns values ('uncounted_answers');
