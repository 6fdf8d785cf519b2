/**
 * One name for each thing, in both languages, and the names it goes by no longer. `names.test.ts` holds every text of
 * messages/ and content/ to them, and docs/glossary.md shows them to readers. Addresses, the API and code have names of
 * their own (`wrong-books`), which stay.
 */

type Forms = { zh_cn?: readonly string[]; en?: readonly string[] };

export type Name = {
  zh_cn: string;
  en: string;
  /** What it is not called. English forms match whole words, in any case. */
  not?: Forms;
  /** What it is not called on buttons and in messages, though an article may use the word in its plain sense. */
  notInMessages?: Forms;
};

export const names: readonly Name[] = [
  { zh_cn: '单空题', en: 'One blank', not: { zh_cn: ['单空填空'] } },
  { zh_cn: '双空题', en: 'Two blanks', not: { zh_cn: ['双空填空'] } },
  { zh_cn: '三空题', en: 'Three blanks', not: { zh_cn: ['三空填空'] } },
  { zh_cn: '六选二', en: 'Sentence equivalence', not: { zh_cn: ['等价题', '句子等价', '等价 Sentence'] } },
  { zh_cn: '选句题', en: 'Select in passage', not: { zh_cn: ['点选句子'] } },
  { zh_cn: 'Issue 写作', en: 'Issue essay', not: { zh_cn: ['立论文'] } },
  {
    zh_cn: '填空',
    en: 'Text Completion & Sentence Equivalence',
    not: { en: ['fill in the blank', 'fill-in-the-blank', 'fill in the blanks'] },
  },
  {
    zh_cn: '题型',
    en: 'Question type',
    notInMessages: { en: ['by form', 'form and difficulty', 'quantitative forms', 'question form'] },
  },
  { zh_cn: '考点', en: 'Topic', not: { zh_cn: ['知识点'] } },
  { zh_cn: '考场', en: 'Test center', not: { zh_cn: ['考点城市', '线下考点', '考点地址'] } },
  {
    zh_cn: '解析',
    en: 'Analysis',
    notInMessages: { en: ['explanation', 'explanations'] },
  },
  { zh_cn: '对照英文', en: 'Show Chinese too', not: { zh_cn: ['同时看另一种语言'] } },
  { zh_cn: '小课', en: 'Lesson', not: { zh_cn: ['微课', '互动课'] } },
  {
    zh_cn: '错题本',
    en: 'Mistakes',
    not: { zh_cn: ['错题集'], en: ['wrong-book', 'wrong-books', 'wrong book'] },
  },
  {
    zh_cn: '单词本',
    en: 'My words',
    not: { zh_cn: ['生词本', '我的单词'] },
    notInMessages: { en: ['word book', 'wordbook'] },
  },
  { zh_cn: '词表', en: 'deck', not: { zh_cn: ['词库', '整套词汇'] } },
  { zh_cn: '牌组', en: 'Anki deck', not: { zh_cn: ['卡组'] } },
  {
    zh_cn: '报告',
    en: 'Report',
    notInMessages: { zh_cn: ['成绩报告'], en: ['exam result', 'exam results'] },
  },
  { zh_cn: '目标', en: 'Target', notInMessages: { en: ['goal', 'goals'] } },
  {
    zh_cn: '考试',
    en: 'exam',
    notInMessages: {
      en: [
        'real test',
        'test day',
        'test date',
        'your test',
        'mock test',
        'until the test',
        'before the test',
        'take the test',
        'taken the test',
      ],
    },
  },
  { zh_cn: '休息日', en: 'rest day', notInMessages: { en: ['day of rest', 'days of rest'] } },
  {
    zh_cn: '登录',
    en: 'Log in',
    not: { zh_cn: ['登陆'] },
    notInMessages: {
      en: ['sign in', 'signs in', 'signed in', 'signing in', 'sign out', 'signed out', 'signing out'],
    },
  },
  {
    zh_cn: '评分',
    en: 'scored',
    notInMessages: { zh_cn: ['批改中'], en: ['is marked, the rest', 'being marked', 'marks essays'] },
  },
  {
    zh_cn: '计时暂停',
    en: 'clock pauses',
    not: { zh_cn: ['停表'] },
    notInMessages: {
      zh_cn: ['计时停止', '计时已经停止', '停止计时', '计时停着', '计时停在'],
      en: [
        'clock stops',
        'clock stands',
        'stops the clock',
        'clock has stopped',
        'clock stopped',
        'stands still',
      ],
    },
  },
  { zh_cn: '账号', en: 'Account', not: { zh_cn: ['帐号', '账户页'] } },
];

/** Sentences that the specification gives word for word, and which are said as it gives them. */
export const quoted: readonly string[] = [
  '最多支持上传5张图片,您已上传5张,请删除后再添加',
  '反馈建议提交成功！感谢您的支持，我们的运营团队将会马上处理！',
  '上传图片大小不能超过 10MB',
];
