-- Where a question comes from: an import retires only what its own source no longer holds.
alter table questions add column source text not null default 'bank';
create index questions_source on questions (source);

-- What lists are sorted by, newest or hardest first, whole or for one type.
create index questions_newest on questions (created_at desc, id desc) where status = 'published';
create index questions_newest_of_type on questions (question_type, created_at desc, id desc) where status = 'published';
create index questions_hardest on questions (difficulty desc, id desc) where status = 'published';
create index questions_hardest_of_type on questions (question_type, difficulty desc, id desc) where status = 'published';
create index questions_form on questions (form, created_at desc, id desc) where status = 'published';

create index question_stats_best on question_stats (accuracy desc nulls last, question_id desc);
create index question_stats_worst on question_stats (accuracy asc nulls last, question_id asc);
create index question_stats_hot on question_stats (attempts desc, question_id desc);

-- How many published questions there are of each kind, so that a filter's counts need no walk through the bank.
-- The row without a tag counts each question once.
create table question_counts (
  question_type text not null,
  form text not null,
  difficulty smallint not null,
  tag_id integer references tags,
  count integer not null,
  unique nulls not distinct (question_type, form, difficulty, tag_id)
);

-- How a person stands with a question.
create table user_questions (
  user_id bigint not null references users,
  question_id bigint not null references questions,
  attempts integer not null default 0,
  correct integer not null default 0,
  timed integer not null default 0,
  time_ms bigint not null default 0,
  last_answer jsonb not null,
  -- Null for an essay.
  last_correct boolean,
  last_at timestamptz not null,
  primary key (user_id, question_id)
);

create index user_questions_wrong on user_questions (user_id, question_id) where not last_correct;
create index user_questions_question on user_questions (question_id);

-- Every answer ever given, wherever it was given.
create table question_answers (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  question_id bigint not null references questions,
  version_id bigint not null references question_versions,
  answer jsonb not null,
  correct boolean,
  spent_ms integer,
  source text not null check (source in ('exam', 'practice', 'bank')),
  -- The attempt it belongs to, where it was given in one.
  record_id bigint,
  answered_at timestamptz not null
);

create index question_answers_user on question_answers (user_id, answered_at desc);
create index question_answers_question on question_answers (question_id);

-- What can be found. The application cuts the tokens (core/search), so neither locale nor parser of the database
-- matters. Weights: A titles and tags, B stems and passages, C options, D what only logged-in people may see.
create table search_documents (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('question', 'news', 'course', 'event')),
  ref bigint not null,
  path text not null,
  title jsonb not null,
  -- What excerpts are cut from.
  public_texts text[] not null,
  secret_texts text[] not null,
  tokens tsvector not null,
  unique (kind, ref)
);

create index search_documents_tokens on search_documents using gin (tokens) with (fastupdate = off);
create index search_documents_kind on search_documents (kind, id desc);

-- The words that completion offers and typing errors are corrected to.
create table search_terms (
  term text not null,
  kind text not null check (kind in ('word', 'tag', 'title')),
  -- The same in lower case.
  folded text not null,
  -- How many documents hold it.
  weight integer not null,
  path text,
  primary key (term, kind)
);

create index search_terms_prefix on search_terms (folded text_pattern_ops, weight desc);
