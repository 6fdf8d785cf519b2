/** A row for every column that points at a person: how it is made, what a download shows of it, whether it stays. */

export const file = `feedback/${'mark-feedback-pictures'.padEnd(30, 'x')}.png`;
export const avatar = `avatars/${'mark-avatar'.padEnd(30, 'x')}.webp`;
export const day = "'2001-02-03T04:05:06Z'";

type Row = {
  /** $1 is the person. References to other tables are not checked. */
  insert: string;
  /** What a download shows of it; or why it shows nothing. */
  shown: string | { not: string };
  /** Why the row outlives the person, without their words. */
  stays?: string;
};

/** By table and column. To add one: how a row is made, what a download shows, and whether it stays. */
export const rows: Record<string, Row> = {
  'sessions.user_id': {
    insert: `into sessions (token_hash, user_id, created_at, expires_at, last_seen_at, user_agent, address)
             values ('\\x01', $1, ${day}, ${day}, ${day}, 'mark-sessions', '')`,
    shown: 'mark-sessions',
  },
  'known_devices.user_id': {
    insert: `into known_devices values ('\\x02', $1, '2001-02-03T04:05:07Z', ${day})`,
    shown: '2001-02-03T04:05:07',
  },
  'study_goals.user_id': {
    insert: `into study_goals values ($1, 45, '{1}', '{}', null, null, 'mark-zone', null, ${day})`,
    shown: 'mark-zone',
  },
  'second_factors.user_id': {
    insert: `into second_factors (user_id, secret, key_id, created_at, confirmed_at)
             values ($1, '\\x05', 'mark-key', ${day}, '2001-02-03T04:05:09Z')`,
    shown: '2001-02-03T04:05:09',
  },
  'recovery_codes.user_id': {
    insert: `into recovery_codes values ($1, '\\x06')`,
    shown: '"recoveryCodesLeft": 1',
  },
  'login_challenges.user_id': {
    insert: `into login_challenges values ('\\x07', $1, ${day}, ${day})`,
    shown: { not: 'a login that waits for its second step, gone after ten minutes' },
  },
  'audit_log.staff_id': {
    insert: `into audit_log (at, staff_id, action, target_kind, network, details)
             values (${day}, $1, 'role_changed', 'user', '', '{"of": "own-deed"}')`,
    shown: 'own-deed',
    stays: 'the audit trail is only ever added to, and holds a number and no name',
  },
  'wechat_identities.user_id': {
    insert: `into wechat_identities values ('mark-subject', 'mark-wechat', $1, ${day})`,
    shown: 'mark-wechat',
  },
  'oauth_states.user_id': {
    insert: `into oauth_states values ('\\x03', '\\x03', $1, '/mark-oauth', ${day})`,
    shown: { not: 'a login that has not come back, gone after ten minutes' },
  },
  'invites.inviter_id': {
    insert: `into invites (id, inviter_id, note, max_uses, created_at, expires_at)
             values ('i1', $1, 'mark-invites', 5, ${day}, ${day})`,
    shown: 'mark-invites',
    stays: 'who confirmed it keeps that',
  },
  'invite_confirmations.user_id': {
    insert: `into invite_confirmations values ('mark-confirmations', $1, ${day})`,
    shown: 'mark-confirmations',
  },
  'messages.user_id': {
    insert: `into messages (audience, user_id, title, body, sent_at)
             values ('user', $1, '{"en": "mark-messages"}', '{"en": ""}', ${day})`,
    shown: 'mark-messages',
  },
  'messages.sender_id': {
    insert: `into messages (audience, role, title, body, sender_id, sent_at)
             values ('role', 'user', '{"en": "from staff"}', '{"en": ""}', $1, ${day})`,
    shown: { not: 'the work of staff, which belongs to its readers' },
    stays: 'the work of staff',
  },
  'message_receipts.user_id': {
    insert: `into message_receipts values ($1, 1, ${day})`,
    shown: { not: 'that a message to many was read' },
  },
  'inboxes.user_id': {
    insert: `into inboxes values ($1, 1)`,
    shown: { not: 'that messages to many were read' },
  },
  'collection_folders.user_id': {
    insert: `into collection_folders (user_id, name, created_at) values ($1, 'mark-folders', ${day})`,
    shown: 'mark-folders',
  },
  'collections.user_id': {
    insert: `into collections (user_id, question_id, collected_at) values ($1, 7770001, ${day})`,
    shown: '7770001',
  },
  'notes.user_id': {
    insert: `into notes (user_id, question_id, body, created_at, updated_at) values ($1, 1, 'mark-notes', ${day}, ${day})`,
    shown: 'mark-notes',
  },
  'comments.user_id': {
    insert: `into comments (question_id, user_id, body, created_at) values (1, $1, 'mark-comments', ${day})`,
    shown: 'mark-comments',
  },
  'comments.reviewed_by': {
    insert: `into comments (question_id, body, created_at, reviewed_by) values (1, '', ${day}, $1)`,
    shown: { not: 'the work of staff' },
    stays: 'the work of staff',
  },
  'comment_likes.user_id': { insert: `into comment_likes values (7770002, $1)`, shown: '7770002' },
  'comment_reports.user_id': {
    insert: `into comment_reports (comment_id, user_id, reason, note, reported_at)
             values (1, $1, 'spam', 'mark-reports', ${day})`,
    shown: 'mark-reports',
  },
  'wrong_books.user_id': {
    insert: `into wrong_books (user_id, question_id, source, last_answer, first_wrong_at, last_wrong_at, card, due_at)
             values ($1, 1, 'bank', '["mark-wrong"]', ${day}, ${day}, '{}', ${day})`,
    shown: 'mark-wrong',
  },
  'lessons_begun.user_id': {
    insert: `into lessons_begun (user_id, lesson, place, answers, drawn, results, seconds, started_at, updated_at)
             values ($1, 'mark-lesson', 'hook', '{}', '[]', '[]', 1, ${day}, ${day})`,
    shown: 'mark-lesson',
  },
  'learner_measures.user_id': {
    insert: `into learner_measures (user_id, measure, mean, variance, pace, pace_variance, covariance, answers, today, recent, day)
             values ($1, 'verbal', 0.7770011, 1, 0, 0, 0, 1, 1, 1, 1)`,
    shown: '0.7770011',
  },
  'learner_skills.user_id': {
    insert: `into learner_skills (user_id, skill, mean, variance, answers, today, recent, day, is_solid)
             values ($1, 'mark-skill', 0, 1, 1, 1, 1, 1, false)`,
    shown: 'mark-skill',
  },
  'learner_folds.user_id': {
    insert: `into learner_folds (user_id, model, evidence, answers, digest, stored_answers, folded_at)
             values ($1, 1, '[]', 0, 'mark-digest', 0, ${day})`,
    shown: { not: 'how the rows above were made, not what they say' },
  },
  'stream_sessions.user_id': {
    insert: `into stream_sessions (id, user_id, mode, tag, target, levels, started_at)
             values ('00000000-0000-4000-8000-000000000001', $1, 'stream', 'mark-stream', 0.72, '{}', ${day})`,
    shown: 'mark-stream',
  },
  'stream_questions.user_id': {
    insert: `into stream_questions (id, session_id, user_id, place, question_id, reason, predicted, state, served_at)
             values (gen_random_uuid(), '00000000-0000-4000-8000-000000000001', $1, 0, 7770012, 'worth', 0.7, 'open', ${day})`,
    shown: '7770012',
  },
  'official_scores.user_id': {
    insert: `into official_scores (user_id, day, verbal, quant, told_verbal, created_at, updated_at)
             values ($1, '2001-02-03', 151, 152, 149.7773, ${day}, ${day})`,
    shown: '149.7773',
  },
  'word_cards.user_id': {
    insert: `into word_cards (user_id, word, note, added_at) values ($1, 'mark-card', 'mark-card', ${day})`,
    shown: 'mark-card',
  },
  'word_reviews.user_id': {
    insert: `into word_reviews (user_id, id, word, kind, grade, at, ms, received_at)
             values ($1, gen_random_uuid(), 'mark-review', 'recognize', 3, ${day}, 1, ${day})`,
    shown: 'mark-review',
  },
  'word_lookups.user_id': {
    insert: `into word_lookups (user_id, word, last_at) values ($1, 'mark-lookup', ${day})`,
    shown: 'mark-lookup',
  },
  'word_settings.user_id': {
    insert: `into word_settings (user_id, new_per_day, retention, start_level, updated_at) values ($1, 17, 0.9, 1, ${day})`,
    shown: 'newPerDay',
  },
  'word_books.user_id': {
    insert: `into word_books (user_id, word_key, word, gloss, question_id, added_at, due_at)
             values ($1, 'mark-word', 'mark-word', '', 1, ${day}, ${day})`,
    shown: { not: 'taken over into the cards, which are shown' },
  },
  'user_questions.user_id': {
    insert: `into user_questions (user_id, question_id, last_answer, last_at) values ($1, 1, '["mark-standing"]', ${day})`,
    shown: { not: 'made from the answers, which are shown' },
  },
  'question_answers.user_id': {
    insert: `into question_answers (user_id, question_id, version_id, answer, source, answered_at)
             values ($1, 1, 1, '["mark-answers"]', 'bank', ${day})`,
    shown: 'mark-answers',
  },
  'uncounted_answers.user_id': {
    insert: `into uncounted_answers (user_id, question_id, form, difficulty, choices)
             values ($1, 1, 'qc', 3, '{A}')`,
    shown: { not: 'made from the answers, which are shown' },
  },
  'question_doubts.settled_by': {
    insert: `into question_doubts (question_id, version_id, reason, z, responses, found_at, settled_by)
             values (1, 1, 'rival', 1, 1, ${day}, $1)`,
    shown: { not: 'the work of staff' },
    stays: 'the work of staff',
  },
  'user_ratings.user_id': {
    insert: `into user_ratings values ($1, 'verbal', 0.777003, 1, 1)`,
    shown: '0.777003',
  },
  'exams.owner_id': {
    insert: `into exams (type, title, edition, checksum, can_check, owner_id, created_at)
             values ('JIJING', '{"en": "mark-sets", "zh_cn": ""}', 1, '', true, $1, ${day})`,
    shown: 'mark-sets',
  },
  'records.user_id': {
    insert: `into records (user_id, exam_id, edition, status, extra_percent, screen, section_index, exercise_index,
                           started_at, exam_type, submitted_by)
             values ($1, 1, 1, 'dropped', 100, 'mark-records', 0, 0, '2001-02-03T04:05:08Z', 'JIJING', 'exit')`,
    shown: '2001-02-03 04:05:08',
  },
  'record_answers.user_id': {
    insert: `into record_answers (user_id, record_id, exercise_id, section_no, answer)
             select $1, id, 1, 1, '{mark-record-answer}' from records where user_id = $1`,
    shown: 'mark-record-answer',
  },
  'record_events.user_id': {
    insert: `into record_events (user_id, record_id, no, kind, at, answer)
             select $1, id, 1, 'answer', ${day}, '{mark-event}' from records where user_id = $1`,
    shown: { not: 'how the answers came about, which the report tells' },
  },
  'report_links.user_id': {
    insert: `into report_links (record_id, user_id, token_hash, hide_scores, show_essay, created_at)
             values (7770004, $1, '\\x04', true, true, ${day})`,
    shown: '7770004',
  },
  'essays.user_id': {
    insert: `into essays (record_id, exercise_id, user_id, prompt, text, submitted_at, teacher_comment)
             values (7770005, 1, $1, '', 'mark-essay-text', ${day}, 'mark-essays')`,
    shown: 'mark-essays',
  },
  'essays.teacher_id': {
    insert: `into essays (record_id, exercise_id, user_id, prompt, text, submitted_at, teacher_id, teacher_score, teacher_at)
             values (7770006, 1, 999999, '', '', ${day}, $1, 4, ${day})`,
    shown: { not: 'the work of staff' },
    stays: 'the work of staff',
  },
  'feedbacks.user_id': {
    insert: `into feedbacks (user_id, type, description, contact_method, contact, created_at)
             values ($1, 'bug', 'mark-feedback', 'email', 'mark-contact', ${day})`,
    shown: 'mark-feedback',
    stays: 'that something was reported counts',
  },
  'enquiries.user_id': {
    insert: `into enquiries (user_id, school, body, contact, created_at)
             values ($1, 'china', 'mark-enquiry', 'mark-enquiry-contact', ${day})`,
    shown: 'mark-enquiry',
  },
  'feedback_pictures.user_id': {
    insert: `into feedback_pictures (key, user_id, created_at) values ('${file}', $1, ${day})`,
    shown: 'mark-feedback-pictures',
  },
  'event_signups.user_id': {
    insert: `into event_signups values ('mark-signups', ${day}, $1, ${day})`,
    shown: 'mark-signups',
  },
  'course_orders.user_id': {
    insert: `into course_orders (user_id, course, title, price, contact, note, placed_at)
             values ($1, 'x', '{"en": "", "zh_cn": ""}', 1, 'mark-orders', 'mark-order-note', ${day})`,
    shown: 'mark-orders',
    stays: 'the books keep that there was an order',
  },
  'course_orders.decided_by': {
    insert: `into course_orders (user_id, course, title, price, contact, placed_at, decided_by)
             values (999999, 'x', '{"en": "", "zh_cn": ""}', 1, '', ${day}, $1)`,
    shown: { not: 'the work of staff' },
    stays: 'the work of staff',
  },
  'lesson_progress.user_id': {
    insert: `into lesson_progress values ($1, 'mark-slides', 1, 1, false, ${day})`,
    shown: 'mark-slides',
  },
  'study_plans.user_id': {
    insert: `into study_plans values ($1, '{"is": "mark-plans"}', ${day})`,
    shown: 'mark-plans',
  },
  'reminders.user_id': {
    insert: `into reminders values ($1, 'mail', 19, null, 19, 22, 8, 'en', 'mark-reminders', null, null, ${day})`,
    shown: 'mark-reminders',
  },
  'reminder_letters.user_id': {
    insert: `into reminder_letters (user_id, day, kind, due_at, silence)
             values ($1, '2001-02-03', 'daily', ${day}, 'mark-silence')`,
    shown: 'mark-silence',
  },
  'reminder_links.user_id': {
    insert: `into reminder_links values ('\\x08', $1, 'mark-links', ${day})`,
    shown: { not: 'a link that the letters hold, which the person has' },
  },
  'plan_calendars.user_id': {
    insert: `into plan_calendars values ($1, '\\x09', 'mark-calendar', 7, ${day}, '2001-02-03T04:05:10Z')`,
    shown: '2001-02-03T04:05:10',
  },
  'study_days.user_id': {
    insert: `into study_days (user_id, day, plan_key) values ($1, '2001-02-03', 'mark-days')`,
    shown: 'mark-days',
  },
  'learner_days.user_id': {
    insert: `into learner_days values ($1, '2001-02-03', 'mark-measure', 150, 2, 2, 30)`,
    shown: 'mark-measure',
  },
  'plan_states.user_id': {
    insert: `into plan_states (user_id, plan_key) values ($1, 'mark-goal')`,
    shown: 'mark-goal',
  },
  'moments.user_id': {
    insert: `into moments (user_id, kind, subject, n, day) values ($1, 'topic', 'mark-moment', 1, '2001-02-03')`,
    shown: 'mark-moment',
  },
  'study_plan_ticks.user_id': {
    insert: `into study_plan_ticks values ($1, 'mark-ticks', ${day})`,
    shown: 'mark-ticks',
  },
};
