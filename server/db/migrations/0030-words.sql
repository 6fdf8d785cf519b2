-- A learner's words: one row for each, whether it comes from the deck, a question, a passage or a file of theirs.
create table word_cards (
  user_id bigint not null references users,
  -- The headword; a word of one's own as it was written, in small letters.
  word text not null,
  -- What it means to the learner; null for a word of the deck.
  gloss text,
  note text not null default '',
  -- Put there by hand, not by the course of the deck.
  is_kept boolean not null default false,
  -- Where it was met, and in which form it stood there.
  question_id bigint references questions,
  form text,
  added_at timestamptz not null,
  -- The first review; null while it is new.
  started_at timestamptz,
  -- What was known of it before our own reviews: taken over from the word book, or from a file.
  base jsonb,
  -- What base and reviews make together, see core/words/memory.ts; the next two are parts of it.
  memory jsonb,
  due_at timestamptz,
  stability double precision,
  lapses integer not null default 0,
  reviews integer not null default 0,
  paused_at timestamptz,
  -- Taken out. Whoever keeps the word again goes on where they were.
  removed_at timestamptz,
  primary key (user_id, word)
);

create index word_cards_due on word_cards (user_id, due_at)
  where due_at is not null and paused_at is null and removed_at is null;
create index word_cards_started on word_cards (user_id, started_at) where started_at is not null;
create index word_cards_question on word_cards (question_id) where question_id is not null;

-- Every review there was, by the id that the browser gave it. Nothing is ever overwritten: one that was taken back says so.
create table word_reviews (
  user_id bigint not null references users,
  id uuid not null,
  word text not null,
  kind text not null,
  grade smallint not null,
  at timestamptz not null,
  ms integer not null,
  received_at timestamptz not null,
  undone_at timestamptz,
  primary key (user_id, id)
);

create index word_reviews_word on word_reviews (user_id, word, at);

create table word_settings (
  user_id bigint primary key references users,
  new_per_day smallint not null,
  retention real not null,
  start_level smallint not null,
  tested_at timestamptz,
  estimate jsonb,
  updated_at timestamptz not null
);

-- Rows of the old word book are taken over at start, by a program that knows the headwords.
alter table word_books add column taken_over_at timestamptz;
create index word_books_to_take on word_books (id) where taken_over_at is null;
