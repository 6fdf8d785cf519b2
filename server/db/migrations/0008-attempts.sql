-- Attempts. A row of records is locked before anything of the attempt is changed.
create table records (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  exam_id bigint not null references exams,
  edition integer not null,
  -- Dropped is an open attempt that was started again: it stays, and counts for nothing.
  status text not null check (status in ('open', 'submitted', 'graded', 'dropped')),
  extra_percent smallint not null check (extra_percent in (100, 125, 150, 200)),
  screen text not null,
  return_to text,
  section_index smallint not null,
  exercise_index smallint not null,
  -- The clock: the start of the running segment, the last sign of life, and when the time is used up if it goes on.
  running_since timestamptz,
  last_sign timestamptz,
  expires_at timestamptz,
  paused_at timestamptz,
  interruptions integer not null default 0,
  -- The tab that may act, and how often that changed hands.
  lease_tab text,
  lease_epoch integer not null default 0,
  event_count integer not null default 0,
  started_at timestamptz not null,
  submitted_at timestamptz,
  submitted_by text check (submitted_by in ('finish', 'exit', 'timeout', 'server')),
  graded_at timestamptz,
  -- Known once it is graded. Best means the highest: a mock exam's total, or the percentage right in a practice set.
  correct integer,
  score double precision
)
-- Every answer touches this row: room for its next version on the same page spares the indexes.
with (fillfactor = 60);

-- One open attempt for a user and exam: two starts at once end in one row.
create unique index records_one_open on records (user_id, exam_id) where status = 'open';
create index records_of_user on records (user_id, started_at desc);
create index records_of_exam on records (exam_id);
-- None of these columns changes when an answer is saved.
create index records_to_sweep on records (id)
  where status = 'open' and (running_since is not null or screen = 'sectionEnd');
create index records_to_grade on records (id) where status = 'submitted';

create table record_sections (
  record_id bigint not null references records,
  no smallint not null,
  -- Null until the module is chosen.
  section_id bigint references exam_sections,
  stage text not null check (stage in ('ahead', 'open', 'closed')),
  elapsed_ms integer not null default 0,
  closed_by text check (closed_by in ('candidate', 'timeout', 'server')),
  closed_at timestamptz,
  correct smallint,
  primary key (record_id, no)
);

create index record_sections_section on record_sections (section_id);

-- A row for every exercise of a section from the moment the section is opened.
create table record_answers (
  record_id bigint not null references records,
  exercise_id bigint not null references exam_items,
  section_no smallint not null,
  answer text[] not null default '{}',
  -- 0 until something was saved.
  seq bigint not null default 0,
  spent_ms integer not null default 0,
  elapsed_ms integer not null default 0,
  is_marked boolean not null default false,
  is_seen boolean not null default false,
  is_checked boolean not null default false,
  saved_at timestamptz,
  correct boolean,
  primary key (record_id, exercise_id)
)
with (fillfactor = 60);

-- What happened, in order: one row for each event that changed something. It refers to records without a foreign key,
-- whose check would cost every answer more than the row itself.
create table record_events (
  record_id bigint not null,
  no integer not null,
  kind text not null,
  at timestamptz not null,
  tab text,
  exercise_id bigint,
  -- What was answered; for an essay its length alone.
  answer text[],
  data jsonb,
  primary key (record_id, no)
);
