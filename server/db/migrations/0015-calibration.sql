-- What is believed of each person and question after every first answer.
create table user_ratings (
  user_id bigint not null references users,
  measure text not null check (measure in ('verbal', 'quant')),
  mean double precision not null,
  variance double precision not null check (variance > 0),
  responses integer not null default 0,
  primary key (user_id, measure)
);

create table question_ratings (
  question_id bigint primary key references questions,
  mean double precision not null,
  variance double precision not null check (variance > 0),
  responses integer not null default 0
);

-- A refit of all questions. An attempt keeps the one that it was scored by, so that its report never changes.
create table calibrations (
  id bigint generated always as identity primary key,
  made_at timestamptz not null,
  responses bigint not null,
  people integer not null
);

create table calibrated_items (
  calibration_id bigint not null references calibrations on delete cascade,
  question_id bigint not null references questions,
  a double precision not null,
  b double precision not null,
  b_sd double precision not null,
  responses integer not null,
  primary key (calibration_id, question_id)
);

alter table records add column calibration_id bigint references calibrations;

-- Questions whose answers contradict their key, until an editor has looked.
create table question_doubts (
  question_id bigint primary key references questions,
  version_id bigint not null references question_versions,
  reason text not null check (reason in ('reversed', 'rival')),
  rival text,
  z double precision not null,
  responses integer not null,
  found_at timestamptz not null,
  settled_at timestamptz,
  settled_by bigint references users,
  note text not null default ''
);

create index question_doubts_open on question_doubts (found_at desc) where settled_at is null;
create index question_answers_version on question_answers (question_id, version_id);
