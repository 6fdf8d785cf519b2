-- A mock exam that was broken off is not sat: its answers count, the exam does not. One that the server ended had reached
-- its last section, and counts. When it was graded is known too: before that it says nothing new of where one stands.
create or replace view study_work as
  select a.user_id, a.answered_at as at, 'answer' as kind, q.exercise_type as key,
    least(coalesce(a.spent_ms, 0), 600000) as ms, null::timestamptz as graded_at
  from question_answers a join questions q on q.id = a.question_id
  union all
  select user_id, at, 'word', '', least(ms, 60000), null from word_reviews where undone_at is null
  union all
  select user_id, finished_at, 'lesson', lesson, least(seconds, 3600) * 1000, null
  from lessons_begun where finished_at is not null
  union all
  select user_id, submitted_at, 'essay', '', 0, null from essays
  union all
  select user_id, submitted_at, 'mock', id::text, 0,
    coalesce(graded_at, case when status = 'graded' then submitted_at end)
  from records
  where exam_type = 'GREPREP' and submitted_at is not null and status in ('submitted', 'graded')
    and submitted_by in ('finish', 'timeout', 'server')
  union all
  -- A mistake of an earlier time that was tried again, whether by itself or by a sibling of its family.
  select user_id, (card ->> 'last_review')::timestamptz, 'mistake', '', 0, null
  from wrong_books
  where (card ->> 'last_review')::timestamptz > first_wrong_at;
