/** The rules of the feedback form: specification, section 5. */
import type { Locale } from './locale.ts';

export const feedbackTypes = ['bug', 'content', 'feature', 'other'] as const;
export const contactMethods = ['wechat', 'email'] as const;

export type FeedbackType = (typeof feedbackTypes)[number];
export type ContactMethod = (typeof contactMethods)[number];

export const longestDescription = 200;
export const maxPictures = 5;
export const largestPicture = 10 * 1024 * 1024;

export type FeedbackDraft = {
  type: string;
  desc: string;
  is_contact: string;
  contact: string;
};

export type FeedbackFault = 'type' | 'desc' | 'desc_long' | 'is_contact' | 'contact';

/** What is wrong with each field; an empty object where the form may be sent. */
export function checkFeedback(draft: FeedbackDraft): Partial<Record<keyof FeedbackDraft, FeedbackFault>> {
  const faults: Partial<Record<keyof FeedbackDraft, FeedbackFault>> = {};
  if (draft.type === '') faults.type = 'type';
  if (draft.desc.trim() === '') faults.desc = 'desc';
  else if ([...draft.desc].length > longestDescription) faults.desc = 'desc_long';
  if (draft.is_contact === '') faults.is_contact = 'is_contact';
  else if (draft.contact.trim() === '') faults.contact = 'contact';
  return faults;
}

export type PictureFault = 'format' | 'size' | 'count';

type PictureFile = { type: string; size: number };

/** Which of the chosen pictures may be uploaded, and the first thing that is wrong with the others. */
export function choosePictures<File extends PictureFile>(
  files: readonly File[],
  already: number,
): { accepted: File[]; fault: PictureFault | null } {
  const accepted: File[] = [];
  let fault: PictureFault | null = null;
  for (const file of files) {
    if (!['image/jpeg', 'image/png'].includes(file.type)) fault ??= 'format';
    else if (file.size >= largestPicture) fault ??= 'size';
    else if (already + accepted.length >= maxPictures) fault ??= 'count';
    else accepted.push(file);
  }
  return { accepted, fault };
}

/**
 * Where in an exam the form was opened: a mock exam by title, section and question, a practice set by its question and exercise.
 * Before a section there is no question yet.
 */
export type ExamPlace =
  | { kind: 'mock'; title: string; section: number; question: number | null }
  | { kind: 'practice'; question: number | null; exerciseId: string | null };

/** Of an exam's title so much is told: the description's own length is for what is wrong. */
const longestTitle = 40;

/** The description that the form is pre-filled with: the page's link and the position. */
export function describePlace(link: string, place: ExamPlace, locale: Locale): string {
  const page = locale === 'en' ? `Page: ${link}\n` : `页面：${link}\n`;
  const position = positionOf(place);
  if (position === null) return page;
  return `${page}${locale === 'en' ? 'Position: ' : '位置：'}${position}\n`;
}

function positionOf(place: ExamPlace): string | null {
  if (place.kind === 'practice')
    return place.exerciseId === null ? null : `Question ${place.question} (exercise ${place.exerciseId})`;
  const letters = [...place.title];
  const title =
    letters.length > longestTitle ? `${letters.slice(0, longestTitle - 1).join('')}…` : place.title;
  const question = place.question === null ? '' : ` Question ${place.question}`;
  return `${title} Section ${place.section}${question}`;
}
