/** Texts of graded essays: traits, what a level rests on, gates, grammar, the report's block and the teacher's message. */
import { texts } from '#core/texts.ts';

/** One sentence for each kind of evidence; `core/essay/evidence.ts` names them. */
export const evidenceTexts = texts({
  'stance-first': { zh_cn: '第一段就亮明了立场。', en: 'The first paragraph says where you stand.' },
  'stance-late': {
    zh_cn: '立场到后文才出现，放进第一段更清楚。',
    en: 'The position comes late; state it in the first paragraph.',
  },
  'stance-none': {
    zh_cn: '没有找到明确表态的句子，例如 I agree … only when …',
    en: 'No sentence states a position, such as I agree … only when …',
  },
  concession: {
    zh_cn: '考虑了相反的情形，立场有了限定。',
    en: 'You weigh what speaks against the position.',
  },
  'concession-none': {
    zh_cn: '没有讨论反例或例外，立场显得绝对。',
    en: 'No counterexample or exception is considered.',
  },
  'topic-words': {
    zh_cn: '用到题目 {total} 个关键词中的 {found} 个。',
    en: '{found} of the task’s {total} key words are taken up.',
  },
  'topic-words-few': {
    zh_cn: '题目 {total} 个关键词只用到 {found} 个，当心偏题。',
    en: 'Only {found} of the task’s {total} key words are taken up; stay with the task.',
  },
  words: { zh_cn: '有效词数 {n}。', en: '{n} {n|word that counts|words that count}.' },
  'words-few': {
    zh_cn: '有效词数 {n}，展开不足；高分作文多在 500 词上下。',
    en: '{n} {n|word that counts|words that count}; strong essays come to about 500.',
  },
  examples: { zh_cn: '{n} 处引出例子。', en: '{n} {n|place introduces|places introduce} an example.' },
  'examples-none': {
    zh_cn: '没有具体例子，观点缺少支撑。',
    en: 'No example is given to carry the claims.',
  },
  concrete: {
    zh_cn: '{n} 个人名、地名或数字，内容具体。',
    en: '{n} {n|name or figure makes|names or figures make} it concrete.',
  },
  'reasons-few': {
    zh_cn: '几乎没有说明原因的句子，多问一句“为什么”。',
    en: 'Hardly a sentence gives a reason; ask why once more.',
  },
  paragraphs: { zh_cn: '{n} 段，层次清楚。', en: '{n} paragraphs, clearly divided.' },
  'paragraphs-few': {
    zh_cn: '只有 {n} 段；开头、两三个论点、结尾各成一段更清楚。',
    en: '{n} {n|paragraph|paragraphs} only; give the opening, each point and the end one of its own.',
  },
  'paragraph-thin': {
    zh_cn: '{n} 段不足 {words} 词，没有展开。',
    en: '{n} {n|paragraph is|paragraphs are} under {words} words and not developed.',
  },
  connectives: { zh_cn: '用了 {n} 种连接手段。', en: '{n} different ways of connecting thoughts.' },
  'connectives-few': {
    zh_cn: '连接词只有 {n} 种，句与句的关系要说出来。',
    en: 'Only {n} {n|way|ways} of connecting thoughts; say how sentences relate.',
  },
  ending: { zh_cn: '结尾收束了全文。', en: 'The end draws the essay together.' },
  'ending-none': { zh_cn: '没有收束全文的结尾。', en: 'No ending draws the essay together.' },
  'threads-mixed': {
    zh_cn: '同一话题散在几段里，一段说一件事更好读。',
    en: 'Topics are spread over several paragraphs; keep one to each.',
  },
  'vocabulary-wide': { zh_cn: '用词丰富。', en: 'A wide range of words.' },
  'vocabulary-narrow': { zh_cn: '用词重复、偏简单。', en: 'Words are plain and often repeated.' },
  'word-often': { zh_cn: '“{word}”用了 {n} 次，换个说法。', en: '“{word}” comes {n} times; vary it.' },
  vague: { zh_cn: '{n} 处词义含糊，换成具体的词。', en: '{n} vague {n|word|words}; choose exact ones.' },
  'sentences-varied': { zh_cn: '句子长短有变化，平均 {n} 词。', en: 'Sentences vary, {n} words on average.' },
  'sentences-alike': {
    zh_cn: '句子长短相近（平均 {n} 词），读来单调。',
    en: 'Sentences are much alike ({n} words on average).',
  },
  'sentences-short': {
    zh_cn: '句子偏短，平均 {n} 词；用从句把关系说清。',
    en: 'Sentences are short, {n} words on average; join what belongs together.',
  },
  'sentence-long': {
    zh_cn: '{n} 句超过 {words} 词，拆开更清楚。',
    en: '{n} {n|sentence is|sentences are} over {words} words; divide {n|it|them}.',
  },
  'stock-phrases': { zh_cn: '{n} 处套话或重复。', en: '{n} stock or redundant {n|phrase|phrases}.' },
  errors: {
    zh_cn: '标出 {n} 处语言错误，每百词 {rate} 处。',
    en: '{n} {n|error|errors} marked, {rate} for each 100 words.',
  },
  'errors-none': { zh_cn: '没有标出语言错误。', en: 'No errors were marked.' },
  garbled: { zh_cn: '多处词序不成句。', en: 'In several places the order of words makes no sentence.' },
});

export const gateTexts = texts({
  empty: { zh_cn: '没有写，不计分（NS）。', en: 'Nothing was written: no score (NS).' },
  'not-english': {
    zh_cn: '不是英文文章，按规则计 0 分。',
    en: 'This is not an essay in English, which scores 0.',
  },
  copied: {
    zh_cn: '大部分是抄写题目，按规则计 0 分。',
    en: 'Most of it repeats the task, which scores 0.',
  },
  'off-topic': {
    zh_cn: '几乎没有出现题目的关键词，可能跑题；跑题计 0 分。若你认为切题，请老师看一看。',
    en: 'Hardly a key word of the task appears: it may be off topic, which scores 0. If you think it is not, ask a teacher.',
  },
  'too-short': {
    zh_cn: '不足 150 词，估分有上限。',
    en: 'Under 150 words: the estimate has a ceiling.',
  },
  'one-paragraph': {
    zh_cn: '全文只有一段，估分最高 4 分。',
    en: 'All in one paragraph: the estimate is 4 at most.',
  },
});

/** What the grammar checker calls a fault. Its own sentence is English. */
export const grammarTexts = texts({
  Agreement: { zh_cn: '主谓或单复数不一致', en: 'Agreement' },
  BoundaryError: { zh_cn: '词与词的分合', en: 'Word boundary' },
  Capitalization: { zh_cn: '大小写', en: 'Capitals' },
  Eggcorn: { zh_cn: '听音误写', en: 'Misheard phrase' },
  Grammar: { zh_cn: '语法', en: 'Grammar' },
  Malapropism: { zh_cn: '近形词混淆', en: 'Confused word' },
  Nonstandard: { zh_cn: '不规范用法', en: 'Not standard English' },
  Punctuation: { zh_cn: '标点', en: 'Punctuation' },
  Repetition: { zh_cn: '重复', en: 'Repetition' },
  Spelling: { zh_cn: '拼写', en: 'Spelling' },
  Typo: { zh_cn: '笔误', en: 'Typing error' },
  Usage: { zh_cn: '用法', en: 'Usage' },
  WordOrder: { zh_cn: '语序', en: 'Word order' },
});

export const essayMessages = texts({
  scored_title: { zh_cn: '老师给作文打分了', en: 'A teacher has scored your essay' },
  scored_body: { zh_cn: '老师评分 {score}，报告已更新。', en: 'The score is {score}; the report shows it.' },
});

export const essayTexts = texts({
  position: { zh_cn: '立场', en: 'Position' },
  development: { zh_cn: '论证', en: 'Development' },
  organisation: { zh_cn: '结构', en: 'Organization' },
  language: { zh_cn: '语言', en: 'Language' },
  conventions: { zh_cn: '规范', en: 'Conventions' },

  title: { zh_cn: '写作', en: 'Essay' },
  title_n: { zh_cn: '写作 {n}', en: 'Essay {n}' },
  intro: { zh_cn: '{n} 词', en: '{n} {n|word|words}' },
  task: { zh_cn: '题目', en: 'The task' },
  head: { zh_cn: '写作估分 {low}–{high}', en: 'Writing, estimated {low}–{high}' },
  head_teacher: { zh_cn: '写作 {score} 分', en: 'Writing {score}' },
  unofficial: {
    zh_cn: '非官方估分，通常误差 0.5–1 分',
    en: 'unofficial estimate, typically off by 0.5 to 1',
  },
  head_waiting: { zh_cn: '写作评分中', en: 'The essay is being scored' },
  head_ns: { zh_cn: '写作没有分数', en: 'No score for writing' },
  head_failed: { zh_cn: '写作尚未评分', en: 'The essay is not scored yet' },
  estimate: { zh_cn: '估分', en: 'Estimate' },
  estimate_note: {
    zh_cn: '非官方估分，由程序按固定规则给出，不是 ETS 成绩；通常误差 0.5–1 分。',
    en: 'An unofficial estimate by fixed rules, not an ETS score; typically off by 0.5 to 1 point.',
  },
  band_text: {
    zh_cn: '写作估分 {middle}，范围 {low}–{high}，满分 6',
    en: 'Writing estimate {middle}, range {low}–{high}, out of 6',
  },
  band_teacher: {
    zh_cn: '老师评分 {score}，满分 6；程序估分范围 {low}–{high}',
    en: 'Teacher’s score {score} out of 6; estimated range {low}–{high}',
  },
  teacher_score: { zh_cn: '老师评分', en: 'Teacher’s score' },
  teacher_by: { zh_cn: '{name}，{date}', en: '{name}, {date}' },
  beside: { zh_cn: '程序估分 {low}–{high}，供对照', en: 'Estimate {low}–{high}, for comparison' },
  ns: { zh_cn: 'NS', en: 'NS' },
  out_of: { zh_cn: '/ 6', en: '/ 6' },
  waiting: {
    zh_cn: '正在评分，通常几秒就好，页面会自动更新。',
    en: 'Being scored; it takes a few seconds and appears here by itself.',
  },
  failed: {
    zh_cn: '这篇作文没能自动评分。文章已经保存，老师可以评分。',
    en: 'This essay could not be scored automatically. It is safe, and a teacher can score it.',
  },
  refresh: { zh_cn: '再看一次', en: 'Look again' },
  no_grammar: {
    zh_cn: '这次没有语法检查，只标了常见错误；“规范”一项可能偏高。',
    en: 'No grammar checker read this one, only our own rules; conventions may look too good.',
  },
  traits: { zh_cn: '五个方面', en: 'Five traits' },
  trait_level: { zh_cn: '{trait} {n} 分，满分 6', en: '{trait}: {n} of 6' },
  your_text: { zh_cn: '原文与批注', en: 'Your essay, marked' },
  your_text_only: { zh_cn: '原文', en: 'Your essay' },
  marks_count: {
    zh_cn: '{errors} 处错误，{style} 处表达建议。点编号在原文与批注之间跳转。',
    en: '{errors} {errors|error|errors}, {style} on style. Numbers lead from the text to the notes and back.',
  },
  marks_none: { zh_cn: '没有需要标出的地方。', en: 'Nothing to mark.' },
  marks: { zh_cn: '批注', en: 'Notes' },
  mark_n: { zh_cn: '批注 {n}', en: 'Note {n}' },
  back_to_text: { zh_cn: '回到原文第 {n} 处', en: 'Back to place {n} in the text' },
  kind_error: { zh_cn: '错误', en: 'Error' },
  kind_style: { zh_cn: '表达', en: 'Style' },
  instead: { zh_cn: '改为 {text}', en: 'Write {text}' },
  drop: { zh_cn: '删去', en: 'Leave it out' },
  second: { zh_cn: '第二意见', en: 'A second opinion' },
  second_intro: {
    zh_cn: '由配置的语言模型给出，同样是非官方估分。',
    en: 'From the language model that is set up here; as unofficial as the first.',
  },
  far_apart: {
    zh_cn: '两份估分相差超过 1 分，建议请老师看一看。',
    en: 'The two estimates are more than a point apart: ask a teacher.',
  },
  compare: { zh_cn: '对照本题的思路与范文', en: 'Compare with this task’s plan and sample' },
  empty: { zh_cn: '这道写作题没有作答。', en: 'Nothing was written for this task.' },
});
