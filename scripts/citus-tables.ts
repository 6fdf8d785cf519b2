/** What each table would be if the database were distributed by person. */

/**
 * `distributed`: by user_id, and its keys allow it. `reference`: a whole copy on every node; small, or asked for by
 * everything. `local`: on the coordinator alone; belongs to no one person, or is found by a token or an address.
 * `waiting`: somebody's, and not ready yet.
 */
export type Kind = 'distributed' | 'reference' | 'local' | 'waiting';
export type Manifest = Readonly<Record<string, Kind>>;

const listed = (kind: Kind, names: string): [string, Kind][] =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => [name, kind]);

export const manifest: Manifest = Object.fromEntries([
  ...listed(
    'distributed',
    `event_signups inboxes learner_days learner_folds learner_measures learner_skills lesson_progress lessons_begun
     message_receipts moments plan_states question_answers record_answers record_events recovery_codes
     reminder_letters reminders second_factors study_days study_goals study_plan_ticks study_plans user_questions
     user_ratings word_cards word_lookups word_reviews word_settings wrong_books`,
  ),
  // People are asked for by every other table, and their addresses are unique among all.
  ...listed(
    'reference',
    `calibrated_items calibrations exam_items exam_sections exams messages question_tags question_versions questions
     stimuli stimulus_versions tags users`,
  ),
  ...listed(
    'local',
    `audit_log codes comment_likes comment_reports comments content_release duty_shifts enquiries feedback_pictures
     feedbacks files_to_delete imports invite_confirmations invites known_devices lesson_tallies login_challenges oauth_states
     plan_calendars question_counts question_doubts question_ratings question_stats rate_limits registration_codes
     reminder_links rendered_math schema_migrations search_documents search_terms sessions site_entries turns
     uncounted_answers view_days view_logs wechat_identities`,
  ),
  ...listed(
    'waiting',
    `collection_folders collections course_orders essay_grades essays notes official_scores record_conduct
     record_sections records report_links stream_questions stream_sessions word_books`,
  ),
]);

/** Kept for processes of the release before, and dropped by a migration of the next one. */
export const leaving: readonly string[] = [
  'question_answers_once',
  'record_answers_user',
  'record_events_user',
];
