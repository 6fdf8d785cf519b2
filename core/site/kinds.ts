/** The words by which the content of the public pages, the API and the pages themselves sort what they show. */

export const newsTags = ['study-guide', 'score-experience', 'fun-learning', 'question-review'] as const;

/** `teacher` is academic, `tutor` plans. */
export const teacherTypes = ['teacher', 'tutor'] as const;

export const courseKinds = ['small', 'live', 'recorded'] as const;

/** What a class gives beside lessons that everybody may read. */
export const courseGifts = ['live', 'essays', 'diagnosis', 'review'] as const;

/** An order is placed by a student, then confirmed or cancelled. */
export const orderStates = ['placed', 'confirmed', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

export const materialKinds = ['monthly', 'must-do', 'mock'] as const;

/** The pages that show banners. */
export const bannerPlaces = ['home', 'course', 'event', 'exam'] as const;
