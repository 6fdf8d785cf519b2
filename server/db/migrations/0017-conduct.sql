-- What a candidate did besides answering, as spans of a section's time. The browser draws the id, so a repeat is the
-- same span, grown. `watch` marks a section where the rest was looked for: without it nothing is known.
create table record_conduct (
  record_id bigint not null references records,
  id uuid not null,
  section_no smallint not null,
  kind text not null check (kind in ('watch', 'calculator', 'clock', 'away')),
  exercise_id bigint,
  at_ms integer not null,
  ms integer not null,
  uses integer not null,
  primary key (record_id, id)
);
