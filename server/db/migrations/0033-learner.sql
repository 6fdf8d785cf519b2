-- What is believed of a learner (core/learner). All of it is folded from the answers and can be folded again: these
-- tables save the work, nothing else.
create table learner_measures (
  user_id bigint not null references users,
  measure text not null,
  mean double precision not null,
  variance double precision not null,
  pace double precision not null,
  pace_variance double precision not null,
  covariance double precision not null,
  answers integer not null,
  today double precision not null,
  recent double precision not null,
  -- The learner's day on which it last moved, in days since 1970.
  day integer not null,
  primary key (user_id, measure)
);

create table learner_skills (
  user_id bigint not null references users,
  -- The path of an area or a topic.
  skill text not null,
  mean double precision not null,
  variance double precision not null,
  answers integer not null,
  today double precision not null,
  recent double precision not null,
  day integer not null,
  is_solid boolean not null,
  primary key (user_id, skill)
);

-- From what the rows of a learner were folded; where that has changed, they are folded anew.
create table learner_folds (
  user_id bigint primary key references users,
  model integer not null,
  calibration_id bigint,
  evidence jsonb not null,
  -- Counted answers that went in, a digest of them, and how many answers there were in all.
  answers integer not null,
  digest text not null,
  stored_answers integer not null,
  folded_at timestamptz not null
);
