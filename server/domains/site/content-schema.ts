/** What each file under `content/` holds. docs/content.md says the same for authors. */
import { z } from 'zod';
import { type BankText, bankText } from '#core/bank-text.ts';
import { findFaults } from '#core/markdown.ts';
import { bannerPlaces, courseGifts, materialKinds, newsTags, teacherTypes } from '#core/site/kinds.ts';
import { repetitions } from '#core/site/occurrences.ts';

const line = z.string().trim().min(1);

/** The same words in both languages. */
const text = z.strictObject({ zh_cn: line, en: line });

const markdown = line.check(({ value, issues }) => {
  for (const message of findFaults(bankText(value))) issues.push({ code: 'custom', message, input: value });
}) as unknown as z.ZodType<BankText, string>;
const article = z.strictObject({ zh_cn: markdown, en: markdown });

const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected small letters, figures and hyphens');
const day = z.iso.date();
const month = z.string().regex(/^\d{4}-\d{2}$/, 'expected a month such as 2026-11');
const moment = z.iso.datetime({ offset: true });
const ownPath = z.string().regex(/^\/(?!\/)\S*$/, 'expected a path of ours');
const repeats = z.enum(repetitions).nullable().default(null);

const news = z.strictObject({
  slug,
  tag: z.enum(newsTags),
  date: day,
  /** The month in which its facts were checked. */
  checked: month,
  cover: slug,
  title: text,
  description: text,
  body: article,
  /** Articles to read next; the rest is chosen by tag and date. */
  related: z.array(slug).default([]),
});

const teacher = z.strictObject({
  slug,
  name: text,
  type: z.enum(teacherTypes),
  position: text,
  description: text,
  /** Of the drawings in public/art/teachers. */
  portrait: z.int().min(1).max(12),
  /** Years of teaching, where the company states them. */
  years: z.int().min(0).max(60).nullable().default(null),
  /** Somebody made up for a start; the pages say so. */
  sample: z.boolean().default(false),
});

/** An id of content/lessons. */
const lessonId = z.string().regex(/^[a-z]+(?:[.-][a-z0-9]+)*$/, 'expected the id of a lesson');

const courseBase = {
  name: slug,
  cover: slug,
  title: text,
  description: text,
  /** For whom it is. */
  audience: text,
  /** The slugs of its teachers. */
  teachers: z.array(slug).min(1),
  /** In yuan. */
  price: z.int().min(0),
  unit: text,
  /** Null where there is no limit. */
  seats: z.int().min(1).nullable(),
  timetable: z.strictObject({
    /** The first day of the next class; null where one may begin at any time. */
    begins: moment.nullable(),
    repeats,
    weeks: z.int().min(1).nullable(),
    /** When it meets: “Tue and Thu 20:00–22:00 Beijing time”. */
    text,
  }),
};

const part = z.strictObject({ title: text, text, lessons: z.array(lessonId).default([]) });

/** Held by a teacher at a time. What it gives beside the lessons, which are free, is what is paid for. */
const heldCourse = z.strictObject({
  ...courseBase,
  kind: z.enum(['small', 'live']),
  /** The lessons of a part are read before it. */
  syllabus: z.array(part).min(1),
  /** How often it meets. */
  lessonCount: z.int().min(1),
  hours: z.number().positive(),
  gives: z.array(z.enum(courseGifts)).min(1),
});

/** Made of lessons, which anybody may read: how many and how long is counted, and nothing is asked for them. */
const recordedCourse = z.strictObject({
  ...courseBase,
  kind: z.literal('recorded'),
  syllabus: z.array(part.extend({ lessons: z.array(lessonId).min(1) })).min(1),
  price: z.literal(0, 'its lessons are free'),
});

const course = z.discriminatedUnion('kind', [heldCourse, recordedCourse]);

const event = z.strictObject({
  name: slug,
  cover: slug,
  title: text,
  description: text,
  body: article,
  starts: moment,
  ends: moment,
  /** When sign-up closes. */
  closes: moment,
  repeats,
  seats: z.int().min(1).nullable(),
  place: text,
  isOnline: z.boolean().default(true),
  /** The whole event is a mock exam, taken with `isEvent=true`. */
  isMockExam: z.boolean().default(false),
  host: slug.nullable().default(null),
});

const material = z.strictObject({
  slug,
  kind: z.enum(materialKinds),
  title: text,
  subtitle: text,
  /** What of the bank it is made of, as the author would explain it. */
  madeOf: text,
  /** Codes of the practice sets and exams whose questions the PDF holds, in this order. */
  sets: z
    .array(z.string().regex(/^[a-z0-9-]+$/))
    .min(1)
    .max(6),
  /** The same on our pages, where there is something to practise. */
  to: ownPath.nullable().default(null),
  updated: day,
});

const banner = z.strictObject({
  slug,
  /** Where it is shown. */
  place: z.enum(bannerPlaces).default('home'),
  title: text,
  text,
  to: ownPath,
  action: text,
  cover: slug.nullable().default(null),
});

/** One of the nine cards: a subject, and the piece of news that stands for it now. */
const short = z.strictObject({
  slug,
  label: text,
  title: text,
  to: ownPath,
  /** When it was news; an article's card has the article's own date. */
  date: day.nullable().default(null),
  /** The newest of these that no other card shows; title and path are for when there is none. */
  newest: z
    .enum(['article', 'material', ...newsTags])
    .nullable()
    .default(null),
});

const location = z.strictObject({
  slug,
  title: text,
  address: text,
  hours: text,
  description: text,
});

/** What the operator can prove. A figure of 0 is one that is not known, and is shown nowhere. */
const scoreboard = z.strictObject({
  title: text,
  /** For nodes of the release that had samples; the next release drops it. */
  isSample: z.literal(false).default(false),
  helpedStudents: z.int().min(0).default(0),
  averageIncrease: z.number().min(0).default(0),
  goalReachedRate: z.number().min(0).max(1).default(0),
  /** With their consent and a score report that was seen. */
  students: z
    .array(
      z.strictObject({
        name: text,
        verbal: z.int().min(130).max(170),
        quant: z.int().min(130).max(170),
        writing: z.number().min(0).max(6),
        /** The total of the first test. */
        first: z.int().min(260).max(340),
        weeks: z.int().min(1),
        way: text,
        quote: text.nullable().default(null),
      }),
    )
    .default([]),
  /** Told by students themselves; empty until there are some. */
  cases: z.array(z.strictObject({ title: text, body: text, who: text })).default([]),
});

const about = z.strictObject({
  lede: text,
  values: z.array(z.strictObject({ title: text, text })).min(1),
  paragraphs: z.array(text).length(2),
  welcome: text,
});

const centres = z.strictObject({
  checked: month,
  intro: article,
  regions: z.array(z.strictObject({ title: text, cities: z.array(text).min(1), note: text })).min(1),
  body: article,
});

const help = z
  .strictObject({
    val: slug,
    title: text,
    description: text,
    updated: day,
    body: article.optional(),
    /** Questions and answers; then there may be no body. */
    items: z.array(z.strictObject({ question: text, answer: article })).default([]),
  })
  .refine((page) => page.body !== undefined || page.items.length > 0, 'expected a body or items');

/** Every kind of entry: its schema, and the field by which it is known. */
export const entryKinds = {
  news: { schema: news, key: 'slug' },
  help: { schema: help, key: 'val' },
  teacher: { schema: teacher, key: 'slug' },
  course: { schema: course, key: 'name' },
  event: { schema: event, key: 'name' },
  material: { schema: material, key: 'slug' },
  banner: { schema: banner, key: 'slug' },
  short: { schema: short, key: 'slug' },
  location: { schema: location, key: 'slug' },
  /** Single sheets, known by the name of their file. */
  scoreboard: { schema: scoreboard, key: null },
  about: { schema: about, key: null },
  centres: { schema: centres, key: null },
} as const;

export type EntryKind = keyof typeof entryKinds;
export type Entry<K extends EntryKind> = z.output<(typeof entryKinds)[K]['schema']>;

/** Which files hold what: one entry in each file of a folder, a list in one file, or a single sheet. */
export const contentFiles = [
  { folder: 'news', kind: 'news' },
  { folder: 'help', kind: 'help' },
  { file: 'site/teachers.yaml', kind: 'teacher' },
  { file: 'site/courses.yaml', kind: 'course' },
  { file: 'site/events.yaml', kind: 'event' },
  { file: 'site/resources.yaml', kind: 'material' },
  { file: 'site/banners.yaml', kind: 'banner' },
  { file: 'site/shorts.yaml', kind: 'short' },
  { file: 'site/locations.yaml', kind: 'location' },
  { file: 'site/scoreboard.yaml', kind: 'scoreboard' },
  { file: 'site/about.yaml', kind: 'about' },
  { file: 'site/test-centers.yaml', kind: 'centres' },
] as const satisfies readonly ({ kind: EntryKind } & ({ folder: string } | { file: string }))[];
