-- Questions without answers come last, whichever way a list is sorted by accuracy; and a list goes on from any row.
drop index question_stats_best;
drop index question_stats_worst;
create index question_stats_best on question_stats (coalesce(accuracy, -1) desc, question_id desc);
create index question_stats_worst on question_stats (coalesce(accuracy, 2) asc, question_id asc);

-- An attempt that is graded again counts no answer twice.
create unique index question_answers_once on question_answers (record_id, question_id) where record_id is not null;
