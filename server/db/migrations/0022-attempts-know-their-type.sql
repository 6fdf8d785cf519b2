-- What kind of exam an attempt is at, so that lists of attempts are filtered and counted without asking the exams.
alter table records add column exam_type text check (exam_type in ('GREPREP', 'JIJING'));
update records r set exam_type = e.type from exams e where e.id = r.exam_id;
alter table records alter column exam_type set not null;
