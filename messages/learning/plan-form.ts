/** The study-plan form: a sentence with four blanks (specification, section 2). */
import { texts } from '#core/texts.ts';

export const planForm = texts({
  title: { zh_cn: '先填四个空，排出你的备考计划', en: 'Fill four blanks and see your plan' },
  hint: { zh_cn: '无需登录，之后随时可改', en: 'No account needed; change it at any time' },
  before_stage: { zh_cn: '我', en: 'So far:' },
  before_months: { zh_cn: '，还有', en: 'with' },
  after_months: { zh_cn: '；', en: 'to go.' },
  before_previous: { zh_cn: '上次', en: 'Last time I had' },
  before_target: { zh_cn: '分，想到', en: 'and now I want' },
  end: { zh_cn: '分。', en: '' },
  stage: { zh_cn: '准备阶段', en: 'Preparation stage' },
  months: { zh_cn: '备考时间', en: 'Preparation duration' },
  previous: { zh_cn: '上次总分', en: 'Previous score' },
  previous_hint: { zh_cn: '没考过可以空着', en: 'leave empty if none' },
  target: { zh_cn: '目标总分', en: 'Target score' },
  start: { zh_cn: '开始', en: 'Start' },
  scratch: { zh_cn: '完全零基础', en: 'Completely from scratch' },
  'self-studied': { zh_cn: '自学过一段时间', en: 'Self-studied for a while' },
  practised: { zh_cn: '刷过很多题', en: 'Practiced a lot of questions' },
  studied: { zh_cn: '系统学过但很少刷题', en: 'Systematically studied but barely practiced' },
  'studied-and-practised': { zh_cn: '系统学过也刷过题', en: 'Systematically studied and practiced' },
  n_months: { zh_cn: '{n} 个月', en: '{n} {n|month|months}' },
  score_range: {
    zh_cn: '总分在 {low} 到 {high} 之间，请检查{what}。',
    en: 'A total is between {low} and {high}. Please check: {what}.',
  },
  target_missing: { zh_cn: '请填写目标总分。', en: 'Please fill in the target score.' },
});
