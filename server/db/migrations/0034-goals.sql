-- What somebody studies for and when, beside the target and the date of the exam, which the account has had from the start.
create table study_goals (
  user_id bigint primary key references users,
  -- Of a study day.
  minutes integer not null,
  -- 1 is Monday, 7 is Sunday.
  weekdays smallint[] not null,
  days_off date[] not null,
  stress text,
  last_score jsonb,
  -- By its name in the tz database.
  time_zone text not null,
  -- When the first run was gone through or passed over; until then it is offered.
  started_at timestamptz,
  updated_at timestamptz not null
);
