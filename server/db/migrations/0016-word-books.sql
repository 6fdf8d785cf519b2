-- Words that a learner wants to keep, each with the question it was met in and the day on which it comes back.
create table word_books (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  -- In small letters: what makes it the same word.
  word_key text not null,
  word text not null,
  -- As the bank had it when the word was added; what the bank says now goes before it.
  gloss text not null,
  question_id bigint not null references questions,
  added_at timestamptz not null,
  reviews integer not null default 0,
  known integer not null default 0,
  -- The scheduler's own, see core/review.ts; null before the first review.
  card jsonb,
  due_at timestamptz not null,
  -- Taken out. Whoever adds the word again goes on where they were.
  removed_at timestamptz,
  unique (user_id, word_key)
);

create index word_books_due on word_books (user_id, due_at) where removed_at is null;
create index word_books_question on word_books (question_id);
