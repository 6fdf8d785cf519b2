-- What visitors ask the tutors where no code leads to one.
create table enquiries (
  id bigint generated always as identity primary key,
  -- Null: somebody without an account, who is answered by the contact alone.
  user_id bigint references users,
  school text not null,
  body text not null,
  contact text not null,
  created_at timestamptz not null,
  handled_at timestamptz,
  answer text
);

create index enquiries_user on enquiries (user_id) where user_id is not null;
create index enquiries_open on enquiries (id desc) where handled_at is null;

-- Who is on duty, week by week, by the clock of Beijing.
create table duty_shifts (
  id bigint generated always as identity primary key,
  name text not null,
  -- 0 is Sunday.
  weekday smallint not null check (weekday between 0 and 6),
  starts text not null,
  ends text not null,
  -- What the QR codes open: for students in China, and for those overseas.
  url text not null,
  overseas_url text,
  check (starts < ends)
);
