/** Every error the API answers with: a stable name, its HTTP status, and the number in the envelope's `code`. */

/**
 * To add one: a line here, and its text in `messages/errors.ts` (the compiler asks for it). Names and numbers are
 * never reused or renamed, for clients rely on them.
 */
export const errorTable = {
  INVALID_INPUT: { status: 400, code: 40001 },
  MALFORMED_BODY: { status: 400, code: 40002 },
  CODE_REFUSED: { status: 400, code: 40003 },
  WECHAT_REFUSED: { status: 400, code: 40004 },
  LOGIN_REQUIRED: { status: 401, code: 40101 },
  LOGIN_FAILED: { status: 401, code: 40102 },
  FORBIDDEN: { status: 403, code: 40301 },
  FOREIGN_ORIGIN: { status: 403, code: 40302 },
  LESSON_CLOSED: { status: 403, code: 40303 },
  NOT_FOUND: { status: 404, code: 40401 },
  NO_SUCH_ENDPOINT: { status: 404, code: 40402 },
  METHOD_NOT_ALLOWED: { status: 405, code: 40501 },
  CONFLICT: { status: 409, code: 40901 },
  RECORD_LIMIT_REACHED: { status: 409, code: 40902 },
  REGISTRATION_REFUSED: { status: 409, code: 40903 },
  INVITE_CLOSED: { status: 409, code: 40904 },
  INVITE_LIMIT_REACHED: { status: 409, code: 40905 },
  WECHAT_TAKEN: { status: 409, code: 40906 },
  LAST_LOGIN_WAY: { status: 409, code: 40907 },
  RECORD_TAKEN: { status: 409, code: 40908 },
  RECORD_CLOSED: { status: 409, code: 40909 },
  SECTION_CLOSED: { status: 409, code: 40910 },
  RECORD_UNFINISHED: { status: 409, code: 40911 },
  ANSWER_FIXED: { status: 409, code: 40912 },
  LEARNING_LIMIT_REACHED: { status: 409, code: 40913 },
  EVENT_FULL: { status: 409, code: 40914 },
  EVENT_CLOSED: { status: 409, code: 40915 },
  COURSE_FULL: { status: 409, code: 40916 },
  ORDER_CONFIRMED: { status: 409, code: 40917 },
  BODY_TOO_LARGE: { status: 413, code: 41301 },
  PICTURE_TOO_LARGE: { status: 413, code: 41302 },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, code: 41501 },
  IMAGE_REFUSED: { status: 415, code: 41502 },
  PICTURE_REFUSED: { status: 415, code: 41503 },
  TOO_MANY_REQUESTS: { status: 429, code: 42901 },
  LOCKED_OUT: { status: 429, code: 42902 },
  INTERNAL: { status: 500, code: 50001 },
  UNAVAILABLE: { status: 503, code: 50301 },
  NOT_CONFIGURED: { status: 503, code: 50302 },
  WECHAT_NOT_CONFIGURED: { status: 503, code: 50303 },
  SMS_NOT_CONFIGURED: { status: 503, code: 50304 },
} as const satisfies Record<string, { status: number; code: number }>;

export type ErrorName = keyof typeof errorTable;
