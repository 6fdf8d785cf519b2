-- What the public site says: brought from content/ at start, or written by staff.
create table site_entries (
  id bigint generated always as identity primary key,
  kind text not null,
  slug text not null,
  position integer not null,
  -- As server/site/content-schema.ts describes it, in both languages.
  content jsonb not null,
  checksum text not null,
  -- An import leaves alone what staff have edited.
  source text not null default 'content' check (source in ('content', 'staff')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  retired_at timestamptz,
  unique (kind, slug)
);

create index site_entries_shown on site_entries (kind, position) where retired_at is null;

-- Who takes part in which occurrence of an event.
create table event_signups (
  event text not null,
  starts_at timestamptz not null,
  user_id bigint not null references users,
  signed_at timestamptz not null,
  primary key (event, starts_at, user_id)
);

create index event_signups_user on event_signups (user_id, starts_at desc);

-- Enrolments in classes. Title, price and beginning stay as they were on the day of the order.
create table course_orders (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  course text not null,
  title jsonb not null,
  price integer not null,
  begins_at timestamptz,
  contact text not null,
  note text not null default '',
  status text not null default 'placed' check (status in ('placed', 'confirmed', 'cancelled')),
  placed_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references users
);

-- One open order for a person and a class, however often the button is pressed.
create unique index course_orders_open on course_orders (user_id, course, coalesce(begins_at, '-infinity'))
  where status <> 'cancelled';
create index course_orders_user on course_orders (user_id, id desc);
create index course_orders_seats on course_orders (course, begins_at) where status <> 'cancelled';
create index course_orders_status on course_orders (status, id desc);
create index course_orders_decided_by on course_orders (decided_by) where decided_by is not null;

-- How far a person is in a recorded lesson.
create table lesson_progress (
  user_id bigint not null references users,
  course text not null,
  lesson integer not null check (lesson > 0),
  seconds integer not null check (seconds >= 0),
  is_done boolean not null default false,
  updated_at timestamptz not null,
  primary key (user_id, course, lesson)
);

-- A person's study plan as it was made, and what of it is done. What slipped is moved when it is read.
create table study_plans (
  user_id bigint primary key references users,
  plan jsonb not null,
  created_at timestamptz not null
);

create table study_plan_ticks (
  user_id bigint not null references study_plans on delete cascade,
  task text not null,
  done_at timestamptz not null,
  primary key (user_id, task)
);
