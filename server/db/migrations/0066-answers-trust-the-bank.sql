-- Every answer was looked up in the bank by three foreign keys, each of which locks the question's row for a moment: most
-- of what it cost to store the answers of an exam, and a row that hundreds lock at once when they finish together. No
-- question and no version is ever deleted (0004 refuses it), and an answer is stored with the version that it was graded
-- by, so they could not fail. Those to the person stay: an account that is deleted has to take its answers along.
alter table question_answers drop constraint question_answers_question_id_fkey;
alter table question_answers drop constraint question_answers_version_id_fkey;
alter table user_questions drop constraint user_questions_question_id_fkey;
alter table wrong_books drop constraint wrong_books_question_id_fkey;
