-- What the server knows of an attempt's time and honesty, so that nothing rests on what a browser says.
alter table records
  -- The last heartbeat before the silence that goes on now.
  add column silent_since timestamptz,
  -- Silence of a mock exam that did not count. Attempts that are open now keep what they were forgiven before.
  add column forgiven_ms integer not null default 0,
  -- Earlier sittings at the exam: submitted, and thrown away after questions, or in practice a key, had been shown.
  add column taken_before integer not null default 0,
  add column seen_before integer not null default 0,
  -- Null for what was graded before: its times were the browser's, and nobody can tell any more.
  add column is_credible boolean;

-- A silent mock exam has something to wait for too: its clock goes on when the allowance is used up.
drop index records_to_sweep;
create index records_to_sweep on records (id)
  where status = 'open' and (running_since is not null
    or (silent_since is not null and exam_type = 'GREPREP') or screen = 'sectionEnd');

-- Whether an answer is counted with everybody's. What was given before is: it cannot be judged afterwards.
alter table question_answers add column counts boolean not null default true;
