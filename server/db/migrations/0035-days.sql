-- One row for each of a learner's days: what was to be done, what of it is, and whether the lamp is lit.
create table study_days (
  user_id bigint not null references users,
  -- In the learner's own time zone, until four in the morning.
  day date not null,
  -- Null where the day is known by its work alone. See core/learning/plan/day-task.ts.
  tasks jsonb,
  -- What was reckoned when the day was first looked at, see server/domains/coach/tables.ts.
  facts jsonb,
  -- The goal that the open tasks were made from.
  plan_key text,
  -- Only ever becomes true.
  is_lit boolean not null default false,
  primary key (user_id, day)
);

-- Where one stood on each day that was looked at, in points of the scale.
create table learner_days (
  user_id bigint not null references users,
  day date not null,
  measure text not null,
  score double precision not null,
  sd double precision not null,
  -- Without the doubt about the bank's own scale, which is the same on all days.
  raw_sd double precision not null,
  answers integer not null,
  primary key (user_id, day, measure)
);

create table plan_states (
  user_id bigint primary key references users,
  -- Null while there is no plan.
  started_on date,
  -- The goal it is made from.
  plan_key text not null default '',
  -- Put away, until the goal changes.
  is_off boolean not null default false,
  -- What the last change of the goal did to it, and when.
  change jsonb,
  changed_at timestamptz,
  -- What the coming days hold, in numbers: what was missed is told by it.
  ahead jsonb not null default '[]',
  -- When the lamps of days before this table were counted.
  counted_at timestamptz
);

create table moments (
  user_id bigint not null references users,
  kind text not null,
  -- The topic; else empty.
  subject text not null default '',
  n integer not null,
  day date not null,
  -- The day on which it is told: one a day.
  shown_on date,
  seen_at timestamptz,
  primary key (user_id, kind, subject)
);

-- The learner model counts the learner's own days; what was folded by others is folded again.
alter table learner_folds add column time_zone text not null default 'Asia/Shanghai';

create index word_reviews_at on word_reviews (user_id, at);

-- All work there is, wherever it was done: one statement asks for a day of it. Whoever changes a column of these tables
-- makes the view anew in the same migration.
create view study_work as
  select a.user_id, a.answered_at as at, 'answer' as kind, q.exercise_type as key,
    least(coalesce(a.spent_ms, 0), 600000) as ms
  from question_answers a join questions q on q.id = a.question_id
  union all
  select user_id, at, 'word', '', least(ms, 60000) from word_reviews where undone_at is null
  union all
  select user_id, finished_at, 'lesson', lesson, least(seconds, 3600) * 1000
  from lessons_begun where finished_at is not null
  union all
  select user_id, submitted_at, 'essay', '', 0 from essays
  union all
  select user_id, submitted_at, 'mock', id::text, 0
  from records where exam_type = 'GREPREP' and submitted_at is not null and status in ('submitted', 'graded')
  union all
  -- A mistake of an earlier time that was tried again, whether by itself or by a sibling of its family.
  select user_id, (card ->> 'last_review')::timestamptz, 'mistake', '', 0
  from wrong_books
  where (card ->> 'last_review')::timestamptz > first_wrong_at;

create view study_answer_tags as
  select a.user_id, a.answered_at as at, t.path
  from question_answers a
  join question_tags qt on qt.question_id = a.question_id
  join tags t on t.id = qt.tag_id;

-- What comes back: words and mistakes, when they are due, and which of them are overcome.
create view study_reviews as
  select user_id, 'word' as kind,
    case when paused_at is null and removed_at is null then due_at end as due_at,
    null::timestamptz as cleared_at, coalesce(stability, 0) as stability
  from word_cards
  union all
  select user_id, 'mistake', case when graduated_at is null then due_at end, graduated_at, 0
  from wrong_books;
