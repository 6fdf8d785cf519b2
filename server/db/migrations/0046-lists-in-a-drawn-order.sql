-- Questions of one import are equally new, and those of a family stand together by their ids: lists take what is equal in
-- an order that is drawn, and the same for everybody and always. The indexes by id go when no older process asks for them.
create index questions_newest_drawn on questions (created_at desc, hashint8(id) desc, id desc) where status = 'published';
create index questions_newest_of_type_drawn on questions (question_type, created_at desc, hashint8(id) desc, id desc)
where status = 'published';
create index questions_hardest_drawn on questions (difficulty desc, hashint8(id) desc, id desc) where status = 'published';
create index questions_hardest_of_type_drawn on questions (question_type, difficulty desc, hashint8(id) desc, id desc)
where status = 'published';
create index questions_form_drawn on questions (form, created_at desc, hashint8(id) desc, id desc)
where status = 'published';
