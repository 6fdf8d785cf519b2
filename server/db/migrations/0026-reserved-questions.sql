-- Questions of the mock exams on offer, each with the exam that it is kept for: in nobody's bank, search or practice
-- until they have submitted that exam. The import of the exams fills it.
alter table questions add column reserved_for bigint references exams;
create index questions_reserved on questions (reserved_for) where reserved_for is not null;
