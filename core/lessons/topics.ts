/** Which lessons there are to be, and which questions belong to each. */
import { isSkill } from '../learner/skills.ts';
import { type Form, isScored, typesOfForm } from '../questions/kinds.ts';

/** What can be asked of a question to tell whether a lesson teaches it. */
export type Asked = { form: Form; tags: readonly string[] };

const isForm =
  (...forms: Form[]) =>
  ({ form }: Asked): boolean =>
    forms.includes(form);
const isTagged =
  (...tags: string[]) =>
  ({ tags: own }: Asked): boolean =>
    tags.some((tag) => own.includes(tag));
const isOfMeasure =
  (measure: 'verbal' | 'quant' | 'write') =>
  ({ form }: Asked): boolean =>
    typesOfForm[form].exercise_type === measure;
const isAnyScored = ({ form }: Asked): boolean => isScored(form);

/** Lessons that are no leaf of the tree, with the questions that belong to them. */
const others: Readonly<Record<string, (question: Asked) => boolean>> = {
  tone: isTagged('tone.positive', 'tone.negative', 'tone.neutral'),
  'form.qc': isForm('qc'),
  'form.mc-one': isForm('mc-one'),
  'form.numeric': isForm('numeric'),
  'form.all-that-apply': isForm('mc-many', 'rc-many'),
  'form.tc1': isForm('tc1'),
  'form.tc2': isForm('tc2'),
  'form.tc3': isForm('tc3'),
  'form.se': isForm('se'),
  'form.short-passage': isTagged('passage.short'),
  'form.long-passage': isTagged('passage.long'),
  'form.select-sentence': isForm('rc-sentence'),
  'essay.task': isForm('essay'),
  'essay.position': isForm('essay'),
  'essay.plan': isForm('essay'),
  'essay.develop': isForm('essay'),
  'essay.concede': isForm('essay'),
  'essay.language': isForm('essay'),
  'essay.revise': isForm('essay'),
  'exam.pacing': isAnyScored,
  'exam.guessing': isAnyScored,
  'exam.calculator': isOfMeasure('quant'),
  'exam.review': isAnyScored,
  'exam.adaptive': isAnyScored,
};

/** Every lesson there is to be, given the leaves of the tag tree, in the order of the overview. */
export const lessonIds = (leaves: readonly string[]): string[] => [
  ...leaves.filter(isSkill),
  ...Object.keys(others),
];

/** Whether a lesson teaches what the question asks. */
export const isOfLesson = (lesson: string, question: Asked): boolean =>
  (others[lesson] ?? isTagged(lesson))(question);

/** Tags that a lesson explains which is not called like them. */
const lessonOfBranch: Readonly<Record<string, string>> = {
  'passage.short': 'form.short-passage',
  'passage.long': 'form.long-passage',
};

/** The lesson that explains a tag; null where a tag is no skill. Whether it is there is for the library to say. */
export const lessonOfTag = (tag: string): string | null => {
  if (tag.startsWith('tone.')) return 'tone';
  if (tag.startsWith('issue.')) return 'essay.task';
  return isSkill(tag) ? tag : (lessonOfBranch[tag] ?? null);
};

/** The lesson on how a form wants to be read; null where its skills say it all. */
export const lessonOfForm = (form: Form): string | null => {
  const own = Object.keys(others).filter((id) => id.startsWith('form.') || id === 'essay.task');
  return own.find((id) => others[id]?.({ form, tags: [] })) ?? null;
};

/** The lessons that teach what a question asks, the nearest first: its chief skill, and at last its form. */
export const lessonsOfQuestion = ({ form, tags }: Asked): string[] =>
  [...tags.map(lessonOfTag), lessonOfForm(form)].filter((id) => id !== null);
