-- Essays of submitted attempts, as they were handed in: what is graded is what is kept here.
create table essays (
  id bigint generated always as identity primary key,
  record_id bigint not null references records on delete cascade,
  exercise_id bigint not null,
  user_id bigint not null references users,
  prompt text not null,
  text text not null,
  submitted_at timestamptz not null,
  -- A teacher's score stands before every estimate.
  teacher_id bigint references users,
  teacher_score double precision check (teacher_score between 0 and 6 and teacher_score * 2 = floor(teacher_score * 2)),
  teacher_comment text not null default '',
  teacher_at timestamptz,
  unique (record_id, exercise_id),
  check ((teacher_id is null) = (teacher_score is null) and (teacher_id is null) = (teacher_at is null))
);

create index essays_user on essays (user_id);
create index essays_to_score on essays (id desc) where teacher_at is null;

-- One row for each grader: waiting until it is graded or has failed too often. Whoever grades holds it until claimed_until.
create table essay_grades (
  essay_id bigint not null references essays on delete cascade,
  grader text not null check (grader in ('feature', 'model')),
  state text not null default 'waiting' check (state in ('waiting', 'graded', 'failed')),
  tries smallint not null default 0,
  claimed_until timestamptz,
  version text,
  result jsonb,
  graded_at timestamptz,
  primary key (essay_id, grader)
);

create index essay_grades_waiting on essay_grades (grader, essay_id) where state = 'waiting';
