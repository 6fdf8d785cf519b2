-- Reminders that people choose. Nobody has a row until they do.
create table reminders (
  user_id bigint primary key references users,
  -- mail, inbox or wechat; null: none.
  daily_by text,
  daily_hour smallint not null,
  -- sunday or monday; null: none.
  weekly_on text,
  weekly_hour smallint not null,
  quiet_from smallint not null,
  quiet_to smallint not null,
  -- The language in which they were chosen.
  locale text not null,
  -- The zone for which the next one was reckoned: who has moved since is not woken by the old clock.
  time_zone text not null,
  -- Null: nothing is to come.
  next_at timestamptz,
  next_kind text,
  updated_at timestamptz not null
);

create index reminders_due on reminders (next_at) where next_at is not null;

-- Each reminder that fell due, sent or not. The key is the rule: of a learner's day there is one at most.
create table reminder_letters (
  user_id bigint not null references users,
  day date not null,
  kind text not null,
  due_at timestamptz not null,
  tries smallint not null default 0,
  -- Whoever sends it holds it until then; a process that was killed lets go of it by the clock. Null: over and done.
  free_at timestamptz,
  sent_at timestamptz,
  -- Why it was not sent.
  silence text,
  primary key (user_id, day)
);

create index reminder_letters_open on reminder_letters (free_at) where free_at is not null;

-- Links in letters by which they are ended, each known by the hash of its token.
create table reminder_links (
  token_hash bytea primary key,
  user_id bigint not null references users,
  kind text not null,
  made_at timestamptz not null
);

create index reminder_links_of_user on reminder_links (user_id, made_at);

-- The plan as a calendar, known by the hash of the token in its address.
create table plan_calendars (
  user_id bigint primary key references users,
  token_hash bytea not null unique,
  locale text not null,
  -- When a study day begins; null: events of the whole day.
  hour smallint,
  created_at timestamptz not null,
  read_at timestamptz
);
