-- Sessions of the stream and of the diagnostic, and what they asked. Answers themselves are in question_answers.
create table stream_sessions (
  id uuid primary key,
  user_id bigint not null references users,
  mode text not null,
  measure text,
  form text,
  -- The path of a topic.
  tag text,
  -- How long it goes on: so many questions, or about so many minutes.
  questions integer,
  minutes integer,
  -- The chance of a right answer that questions are chosen for.
  target real not null,
  -- By topic its level when the session began; topics of which nothing was known are absent.
  levels jsonb not null,
  started_at timestamptz not null,
  ended_at timestamptz
);
create index stream_sessions_user on stream_sessions (user_id, started_at desc);

create table stream_questions (
  -- Sent back with the answer, so that one that arrives twice counts once.
  id uuid primary key,
  session_id uuid not null references stream_sessions on delete cascade,
  user_id bigint not null references users,
  place integer not null,
  question_id bigint not null,
  reason text not null,
  -- The chance of a right answer as it was believed beforehand: the one way to check it on real people.
  predicted real not null,
  state text not null,
  correct boolean,
  spent_ms integer,
  served_at timestamptz not null,
  settled_at timestamptz,
  unique (session_id, place)
);
create index stream_questions_user on stream_questions (user_id, served_at desc);
