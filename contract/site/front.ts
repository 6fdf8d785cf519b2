/** What the front pages show beside articles, classes and events: banners, materials, score board, offices, help. */
import { z } from 'zod';
import { bannerPlaces, materialKinds } from '#core/site/kinds.ts';
import { endpoint, id, nothing } from '../endpoint.ts';
import { blocks } from './article.ts';

const location = z
  .object({
    id: z.string(),
    title: z.string(),
    address: z.string(),
    hours: z.string(),
    description: z.string(),
  })
  .meta({ id: 'Location' });

const student = z.object({
  name: z.string(),
  verbal: z.int(),
  quant: z.int(),
  writing: z.number(),
  total: z.int(),
  /** The total of the first test. */
  first: z.int(),
  weeks: z.int(),
  way: z.string(),
  quote: z.string().nullable(),
});

export const front = {
  listBanners: endpoint({
    method: 'GET',
    path: '/api/banners',
    access: 'visitor',
    summary: { zh_cn: '横幅', en: 'Banners' },
    query: z.object({ place: z.enum(bannerPlaces).optional() }),
    reply: z.array(
      z.object({
        id: z.string(),
        place: z.enum(bannerPlaces),
        title: z.string(),
        text: z.string(),
        to: z.string(),
        action: z.string(),
        cover: z.string().nullable(),
      }),
    ),
    cacheSeconds: 60,
  }),

  listShorts: endpoint({
    method: 'GET',
    path: '/api/shorts',
    access: 'visitor',
    summary: { zh_cn: '首页的九张短卡片', en: 'The nine short cards of the home page' },
    reply: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        title: z.string(),
        to: z.string(),
        /** The day of the news; null where nobody gave one. */
        date: z.string().nullable(),
      }),
    ),
    cacheSeconds: 60,
  }),

  listMaterials: endpoint({
    method: 'GET',
    path: '/api/materials',
    access: 'visitor',
    summary: { zh_cn: '学习资料', en: 'Study materials' },
    reply: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(materialKinds),
        title: z.string(),
        subtitle: z.string(),
        madeOf: z.string(),
        /** The same on our pages; null where there is nothing to practise. */
        to: z.string().nullable(),
        updated: z.string(),
        /** Where the PDF of its questions is; null while the bank does not hold them. */
        file: z.string().nullable(),
        /** What it is made of, to practise; the key of each opens once it is submitted. */
        sets: z.array(z.object({ id, title: z.string() })),
      }),
    ),
    cacheSeconds: 60,
  }),

  getMaterialPdf: endpoint({
    method: 'GET',
    path: '/api/materials/{id}/pdf',
    access: 'visitor',
    summary: {
      zh_cn: '一份学习资料的 PDF（只有题目）',
      en: 'A set of study materials as a PDF, questions alone',
    },
    params: z.object({ id: z.string().max(80) }),
    reply: nothing,
    produces: 'application/pdf',
    errors: [
      'NOT_FOUND',
      'QUESTION_RESERVED',
      'QUESTION_WITHHELD',
      'PDF_BUSY',
      'PDF_SLOW',
      'PDF_FAILED',
      'TOO_MANY_REQUESTS',
    ],
  }),

  getScoreBoard: endpoint({
    method: 'GET',
    path: '/api/score-board',
    access: 'visitor',
    summary: { zh_cn: '成绩榜与学员案例', en: 'The score board and student cases' },
    reply: z.object({
      title: z.string(),
      /** A figure of 0 is not known, and is not shown. */
      helpedStudents: z.int(),
      averageIncrease: z.number(),
      goalReachedRate: z.number(),
      students: z.array(student),
      cases: z.array(z.object({ title: z.string(), body: z.string(), who: z.string() })),
    }),
    cacheSeconds: 60,
  }),

  getAbout: endpoint({
    method: 'GET',
    path: '/api/about',
    access: 'visitor',
    summary: { zh_cn: '关于我们', en: 'About the company' },
    reply: z.object({
      lede: z.string(),
      values: z.array(z.object({ title: z.string(), text: z.string() })),
      paragraphs: z.array(z.string()),
      welcome: z.string(),
      locations: z.array(location),
    }),
    cacheSeconds: 60,
  }),

  getTestCentres: endpoint({
    method: 'GET',
    path: '/api/test-centers',
    access: 'visitor',
    summary: { zh_cn: '考场信息', en: 'Where the test is taken' },
    reply: z.object({
      checked: z.string(),
      intro: blocks,
      regions: z.array(z.object({ title: z.string(), cities: z.array(z.string()), note: z.string() })),
      body: blocks,
    }),
    cacheSeconds: 60,
  }),

  getHelp: endpoint({
    method: 'GET',
    path: '/api/help/{val}',
    access: 'visitor',
    summary: {
      zh_cn: '帮助页：版权声明、用户协议、隐私政策、常见问题',
      en: 'Help: copyright, terms, privacy, questions and answers',
    },
    params: z.object({ val: z.string().max(60) }),
    reply: z.object({
      val: z.string(),
      title: z.string(),
      description: z.string(),
      updated: z.string(),
      body: blocks,
      items: z.array(z.object({ question: z.string(), answer: blocks })),
      /** The other help pages. */
      pages: z.array(z.object({ val: z.string(), title: z.string() })),
    }),
    errors: ['NOT_FOUND'],
    cacheSeconds: 60,
  }),
};
