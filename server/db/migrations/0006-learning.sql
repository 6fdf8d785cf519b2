-- What a learner keeps: collections, notes, comments, the wrong-book.
create table collection_folders (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  name text not null,
  created_at timestamptz not null,
  unique (user_id, name)
);

create table collections (
  user_id bigint not null references users,
  question_id bigint not null references questions,
  folder_id bigint references collection_folders on delete set null,
  collected_at timestamptz not null,
  primary key (user_id, question_id)
);

create index collections_newest on collections (user_id, collected_at desc);
create index collections_folder on collections (folder_id) where folder_id is not null;
create index collections_question on collections (question_id);

create table notes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  question_id bigint not null references questions,
  body text not null,
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, question_id)
);

create index notes_newest on notes (user_id, updated_at desc);
create index notes_question on notes (question_id);

-- Two levels: a reply belongs to the first comment of its thread, and may answer another reply there.
create table comments (
  id bigint generated always as identity primary key,
  question_id bigint not null references questions,
  -- Null once the account is gone.
  user_id bigint references users,
  thread_id bigint references comments,
  reply_to_id bigint references comments,
  body text not null,
  likes integer not null default 0,
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  -- Reported: shown to nobody but its author until somebody has reviewed it.
  hidden_at timestamptz,
  -- Once kept by a reviewer, further reports no longer hide it.
  reviewed_at timestamptz,
  reviewed_by bigint references users
);

create index comments_threads on comments (question_id, id desc) where thread_id is null;
create index comments_liked on comments (question_id, likes desc, id desc) where thread_id is null;
create index comments_replies on comments (thread_id, id) where thread_id is not null;
create index comments_user on comments (user_id, id desc) where user_id is not null;
create index comments_reply_to on comments (reply_to_id) where reply_to_id is not null;
create index comments_hidden on comments (hidden_at) where hidden_at is not null and deleted_at is null;

create table comment_likes (
  comment_id bigint not null references comments,
  user_id bigint not null references users,
  primary key (comment_id, user_id)
);

create index comment_likes_user on comment_likes (user_id);

create table comment_reports (
  comment_id bigint not null references comments,
  user_id bigint not null references users,
  reason text not null,
  note text not null default '',
  reported_at timestamptz not null,
  primary key (comment_id, user_id)
);

create index comment_reports_user on comment_reports (user_id);

create table wrong_books (
  user_id bigint not null references users,
  question_id bigint not null references questions,
  source text not null check (source in ('exam', 'practice', 'bank')),
  cause text,
  last_answer jsonb not null,
  wrong_count integer not null default 1,
  first_wrong_at timestamptz not null,
  last_wrong_at timestamptz not null,
  clean_solves integer not null default 0,
  first_clean_at timestamptz,
  -- The scheduler's own, see core/review.ts.
  card jsonb not null,
  due_at timestamptz not null,
  graduated_at timestamptz,
  primary key (user_id, question_id)
);

create index wrong_books_due on wrong_books (user_id, due_at) where graduated_at is null;
create index wrong_books_question on wrong_books (question_id);
