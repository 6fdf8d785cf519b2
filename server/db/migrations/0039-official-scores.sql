-- What the real exam gave people, as they tell it afterwards.
create table official_scores (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  -- Of the exam.
  day date not null,
  verbal smallint not null,
  quant smallint not null,
  writing real,
  -- What the model says of that day by the bank's scale alone; null where it knew too little.
  told_verbal real,
  told_quant real,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, day)
);

-- People with a like target: the sum of both measures, of who has named both.
create index users_target_total on users (
  (((target_score ->> 'verbal')::integer) + ((target_score ->> 'quant')::integer))
) where deleted_at is null;

-- Who answered within the last day. Answers come in order of time, so a coarse index is enough and costs nothing to keep.
create index question_answers_time on question_answers using brin (answered_at);
