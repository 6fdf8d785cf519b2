/** A question to the tutors, where no code leads to one: the rules of its form. */

export const schools = ['china', 'overseas'] as const;

export type School = (typeof schools)[number];

export const longestEnquiry = 500;
export const longestContact = 100;
/** What staff write back, to feedback and to enquiries. */
export const longestAnswer = 1000;

export type EnquiryDraft = { body: string; contact: string };

export type EnquiryFault = 'body' | 'body_long' | 'contact';

/** What is wrong with each field; an empty object where the form may be sent. */
export function checkEnquiry({
  body,
  contact,
}: EnquiryDraft): Partial<Record<keyof EnquiryDraft, EnquiryFault>> {
  const faults: Partial<Record<keyof EnquiryDraft, EnquiryFault>> = {};
  if (body.trim() === '') faults.body = 'body';
  else if (body.trim().length > longestEnquiry) faults.body = 'body_long';
  if (contact.trim() === '') faults.contact = 'contact';
  return faults;
}
