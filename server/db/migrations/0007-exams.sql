-- Mock exams and practice sets. What an exam is made of never changes: a new composition is a new edition, and an
-- attempt stays with the edition it began with.
create table exams (
  id bigint generated always as identity primary key,
  -- The id in bank/exams; null for a set that somebody made for themselves.
  code text unique,
  type text not null check (type in ('GREPREP', 'JIJING')),
  -- In both languages: {"zh_cn": …, "en": …}.
  title jsonb not null,
  edition integer not null check (edition > 0),
  -- Of the whole composition, so that an import knows whether a new edition is due.
  checksum text not null,
  -- How many attempts a user may submit; null is no limit.
  submit_limit integer check (submit_limit > 0),
  can_check boolean not null,
  -- By measure, how many right answers in the first section lead to which module: {"verbal": {"medium": 5, "hard": 9}}.
  cuts jsonb not null default '{}',
  -- What lists are filtered by. Topics are paths of tags, each with everything above it.
  kind text check (kind in ('topic', 'form', 'difficulty', 'monthly', 'must-do')),
  forms text[] not null default '{}',
  difficulty smallint check (difficulty between 1 and 5),
  topics text[] not null default '{}',
  position integer not null default 0,
  owner_id bigint references users,
  status text not null default 'published' check (status in ('published', 'retired')),
  created_at timestamptz not null,
  check ((code is null) = (owner_id is not null))
);

create index exams_listed on exams (type, position, id) where status = 'published' and owner_id is null;
create index exams_topics on exams using gin (topics) where status = 'published' and owner_id is null;
create index exams_owner on exams (owner_id) where owner_id is not null;

create table exam_sections (
  id bigint generated always as identity primary key,
  exam_id bigint not null references exams,
  edition integer not null,
  -- From 1. The modules of one section share a number.
  no smallint not null check (no > 0),
  module text check (module in ('easy', 'medium', 'hard')),
  measure text not null check (measure in ('verbal', 'quant', 'write')),
  -- Minutes; null is no limit.
  standard_time double precision check (standard_time > 0),
  unique nulls not distinct (exam_id, edition, no, module)
);

-- An item is what the API calls an exercise: a question in its place, in the version it had.
create table exam_items (
  id bigint generated always as identity primary key,
  section_id bigint not null references exam_sections,
  no smallint not null check (no > 0),
  question_id bigint not null references questions,
  question_version_id bigint not null references question_versions,
  question_type text not null check (question_type in ('fill', 'read', 'math', 'write')),
  exercise_type text not null check (exercise_type in ('verbal', 'quant', 'write')),
  -- Minutes; for write questions.
  standard_time double precision check (standard_time > 0),
  unique (section_id, no)
);

create index exam_items_question on exam_items (question_id);
create index exam_items_version on exam_items (question_version_id);

create trigger exam_items_stay before update on exam_items for each row execute function refuse_change();
