-- How far a learner is in a lesson: one row for each lesson that they began, see core/lessons/progress.ts.
create table lessons_begun (
  user_id bigint not null references users,
  -- Its id, such as quant.arith.remainders; a lesson that is gone keeps its rows.
  lesson text not null,
  -- The furthest place.
  place text not null,
  -- By the key of a small question: how often it was tried, and whether it was solved.
  answers jsonb not null,
  -- By the place of a check: the question that was drawn for this learner, or null.
  drawn jsonb not null,
  -- By the place of a check: whether it was right, or null before it is answered.
  results jsonb not null,
  seconds integer not null,
  started_at timestamptz not null,
  updated_at timestamptz not null,
  -- When all checks were answered.
  finished_at timestamptz,
  primary key (user_id, lesson)
);

-- What all readers of a lesson come to, by the keys of core/lessons/tally.ts: counted as they go, without their names.
create table lesson_tallies (
  lesson text not null,
  key text not null,
  readers integer not null,
  missed integer not null,
  primary key (lesson, key)
);
