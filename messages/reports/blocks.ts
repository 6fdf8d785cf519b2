/** Texts of the report's later blocks: behaviour, what-if, words, trend, next steps; each sentence with its evidence. */
import { texts } from '#core/texts.ts';
import { formNames } from '#messages/questions.ts';

/** The types of a report: the forms, and questions on shared data. */
export const typeNames = texts({ ...formNames, data: { zh_cn: '图表分析', en: 'Data interpretation' } });

export const reportBlocks = texts({
  total: { zh_cn: '总分', en: 'Total' },
  in_verbal: { zh_cn: '语文', en: 'Verbal' },
  in_quant: { zh_cn: '数学', en: 'Quant' },
  to_goal: { zh_cn: '离目标 {goal} 差 {n} 分', en: '{n} below the target of {goal}' },
  at_goal: { zh_cn: '已到目标 {goal}', en: 'target of {goal} reached' },
  since_last: { zh_cn: '比上一套 {change}（{last}）', en: '{change} on the last exam ({last})' },
  since_last_noise: {
    zh_cn: '比上一套 {change}（{last}），误差内',
    en: '{change} on the last exam ({last}), within the error',
  },
  since_last_same: { zh_cn: '与上一套相同（{last}）', en: 'the same as in the last exam ({last})' },
  unreliable: {
    zh_cn: '这次的估分不可靠，只作参考。',
    en: 'This estimate is not reliable; take it as a rough hint.',
  },
  known_facts: {
    zh_cn: '这些不影响估分本身，但比较时要记得。',
    en: 'The estimate stands, but keep this in mind when you compare.',
  },

  col_wrong: { zh_cn: '答错', en: 'Wrong' },
  col_average: { zh_cn: '每题', en: 'Each' },
  tail: { zh_cn: '最后 {n} 题仓促或空着', en: 'last {n} hurried or blank' },
  left_over: { zh_cn: '剩 {time}', en: '{time} left' },

  legend_right: { zh_cn: '答对', en: 'right' },
  legend_wrong: { zh_cn: '答错', en: 'wrong' },
  legend_blank: { zh_cn: '未答', en: 'blank' },
  legend_stretch: { zh_cn: '值得看的一段', en: 'worth a look' },
  stretch: {
    zh_cn: '第 {section} 部分第 {from}–{to} 题用了 {time}，占整部分的 {share}。',
    en: 'Section {section}: questions {from}–{to} took {time}, {share} of the section.',
  },
  drift: {
    zh_cn: '第 {section} 部分做到第 {no} 题时，比均匀用时慢了 {time}。',
    en: 'Section {section}: {time} behind an even pace by question {no}.',
  },
  time_fine: { zh_cn: '没有哪一段特别费时。', en: 'No stretch took more than its share.' },

  peer: { zh_cn: '他人 {share}', en: 'others {share}' },
  mark_line: {
    zh_cn: '竖线是 80%。斜纹低于 60%，浅色是不足 3 题、不下结论。',
    en: 'The tick is 80%. Hatched is below 60%; pale is fewer than 3 questions, no verdict.',
  },
  col_name: { zh_cn: '考点', en: 'Topic' },
  col_form: { zh_cn: '题型', en: 'Question type' },
  col_level: { zh_cn: '难度', en: 'Level' },
  no_verdict: { zh_cn: '题数不足，不下结论', en: 'too few for a verdict' },
  more_rows: {
    zh_cn: '{n} 个不足 3 题的考点',
    en: '{n} {n|topic|topics} with fewer than 3 questions',
  },
  easy_missed: {
    zh_cn: '{n} 道容易的题（难度 1–2）没有拿到分。',
    en: '{n} easy {n|question|questions} (levels 1–2) missed.',
  },
  easy_all: { zh_cn: '容易的题（难度 1–2）全部拿到。', en: 'No easy question (levels 1–2) was missed.' },
  hard_won: {
    zh_cn: '{n} 道难题（难度 4–5）答对了。',
    en: '{n} hard {n|question|questions} (levels 4–5) right.',
  },

  behaviour: { zh_cn: '作答习惯', en: 'How you worked' },
  behaviour_text: {
    zh_cn: '根据作答过程的记录。不足 3 题的，只列出，不下结论。',
    en: 'From the log of the attempt. Fewer than 3 questions are listed without a verdict.',
  },
  changes: { zh_cn: '改答案', en: 'Changed answers' },
  changes_none: { zh_cn: '没有改过答案。', en: 'No answer was changed.' },
  changes_gain: {
    zh_cn: '改对 {toRight} 题，改错 {toWrong} 题，改后仍错 {stillWrong} 题。有新的理由才改，这次是值得的。',
    en: '{toRight} to right, {toWrong} to wrong, {stillWrong} still wrong. Changing for a reason paid off.',
  },
  changes_loss: {
    zh_cn: '改对 {toRight} 题，改错 {toWrong} 题，改后仍错 {stillWrong} 题。没有新的理由就保留第一次的答案。',
    en: '{toRight} to right, {toWrong} to wrong, {stillWrong} still wrong. Without a new reason, keep the first answer.',
  },
  changes_even: {
    zh_cn: '改对 {toRight} 题，改错 {toWrong} 题，改后仍错 {stillWrong} 题。',
    en: '{toRight} to right, {toWrong} to wrong, {stillWrong} still wrong.',
  },
  changed_wrong: { zh_cn: '改错的：{places}', en: 'To wrong: {places}' },
  marks: { zh_cn: '标记', en: 'Marks' },
  marks_none: {
    zh_cn: '没有用过标记。拿不准的题可以先标记，做完再回来。',
    en: 'None used. A mark lets you move on and come back.',
  },
  marks_used: { zh_cn: '标记 {count} 题，对 {right} 题。', en: '{count} marked, {right} right.' },
  marks_unscored: {
    zh_cn: '标记 {count} 题，其中计分的 {scored} 题对 {right} 题。',
    en: '{count} marked; of the {scored} that are scored, {right} right.',
  },
  again: { zh_cn: '回看', en: 'Second looks' },
  again_none: { zh_cn: '没有回看过题目。', en: 'You did not go back to any question.' },
  again_used: {
    zh_cn: '回看 {count} 题，对 {right} 题。',
    en: '{count} looked at again, {right} right.',
  },
  rapid: { zh_cn: '瞬间作答', en: 'Answers at once' },
  rapid_none: { zh_cn: '没有几秒内就作答的题。', en: 'No answer was given within a few seconds.' },
  rapid_used: {
    zh_cn: '{count} 题几乎没看就作答，对 {right} 题。',
    en: '{count} answered almost without reading, {right} right.',
  },
  blanks: { zh_cn: '空题', en: 'Blanks' },
  blanks_none: { zh_cn: '每题都答了。', en: 'Every question was answered.' },
  blanks_some: {
    zh_cn: '{count} 题空着。答错不倒扣，空着不如猜。',
    en: '{count} left blank. A wrong answer costs nothing; a guess can only help.',
  },
  blanks_unseen: { zh_cn: '没有看到的有 {n} 题。', en: 'Never seen: {n}.' },
  ends: { zh_cn: '收尾', en: 'The end of each section' },
  'end_ran-out': { zh_cn: '第 {section} 部分：时间用完', en: 'Section {section}: time ran out' },
  end_early: { zh_cn: '第 {section} 部分：剩 {time}', en: 'Section {section}: {time} left' },
  'end_on-time': { zh_cn: '第 {section} 部分：剩 {time}', en: 'Section {section}: {time} left' },
  end_tail: { zh_cn: '，最后 {n} 题仓促或空着', en: ', the last {n} hurried or blank' },
  places: { zh_cn: '第 {section} 部分第 {list} 题', en: 'Section {section}: {list}' },

  strengths: { zh_cn: '可以放心的', en: 'What holds' },
  what_if: { zh_cn: '如果……', en: 'What if' },
  what_if_text: {
    zh_cn: '同一条难度路径上，按这套题的换算表重算。',
    en: 'Scored again on the same route, by this exam’s own table.',
  },
  case_easy: { zh_cn: '{n} 道容易的题做对', en: 'the {n|easy question|# easy questions} had been right' },
  case_rushed: {
    zh_cn: '{n} 道答得太急的题做对',
    en: 'the {n|hurried question|# hurried questions} had been right',
  },
  case_changed: {
    zh_cn: '{n} 道改错的题保留原答案',
    en: 'the {n|right answer|# right answers} had not been changed',
  },
  case_blanks: { zh_cn: '{n} 道空题猜上答案', en: 'the {n|blank|# blanks} had been guessed' },
  plus: { zh_cn: '+{n} 分', en: '+{n} {n|point|points}' },
  what_if_none: { zh_cn: '没有白白丢掉的分。', en: 'No points were given away.' },
  needs: { zh_cn: '到目标要对几题', en: 'What the target takes' },
  needs_gap: {
    zh_cn: '{measure}目标 {target}，还差 {gap} 分；这次两部分共对 {right} 题。',
    en: '{measure}: target {target}, {gap} to go; {right} right this time.',
  },
  needs_done: {
    zh_cn: '{measure}目标 {target}，已到。',
    en: '{measure}: the target of {target} is reached.',
  },
  need_route: { zh_cn: '{module}：共对 {n} 题', en: '{module}: {n} right in all' },
  need_never: { zh_cn: '{module}：到不了', en: '{module}: does not lead there' },
  needs_no_goal: {
    zh_cn: '还没有设目标分。设了目标，这里会算出每条路径要对几题。',
    en: 'No target yet. With one, this shows how many right answers each route takes.',
  },
  set_goal: { zh_cn: '设目标分', en: 'Set a target' },

  words: { zh_cn: '没认准的词', en: 'Words missed' },
  words_text: {
    zh_cn: '来自答错或空着的填空题与六选二：正确的词，和被误选的词。',
    en: 'From the Text Completion and Sentence Equivalence questions that went wrong: the right word, and the one taken for it.',
  },
  word_key: { zh_cn: '正确答案', en: 'the answer' },
  word_chosen: { zh_cn: '误选', en: 'chosen' },
  words_practise: { zh_cn: '{n|练这道题|练这 # 题}', en: 'Practice {n|the question|# questions}' },
  words_rest: { zh_cn: '其余 {n} 个词', en: '{n} more {n|word|words}' },
  word_more: { zh_cn: '含 {word} 的题', en: 'Questions with {word}' },

  total_of: { zh_cn: '总分 {n}', en: 'total {n}' },
  right_of: { zh_cn: '{count} 题对 {right} 题', en: '{right} of {count} right' },
  not_reliable: { zh_cn: '不可靠', en: 'not reliable' },
  trend: { zh_cn: '历次模考', en: 'Mock exams so far' },
  trend_one: {
    zh_cn: '这是第一次有效的模考，还谈不上趋势。下一套做完，这里会比较。',
    en: 'The first exam that counts: no trend yet. The next one is compared here.',
  },
  trend_none: { zh_cn: '还没有可以比较的模考成绩。', en: 'There is no score to compare yet.' },
  trend_two: {
    zh_cn: '{measure}比上一套 {change} 分，误差 ±{error}：',
    en: '{measure}: {change} since the last exam, error ±{error}: ',
  },
  trend_many: {
    zh_cn: '{measure} {n} 套合计 {change} 分，误差 ±{error}：',
    en: '{measure}: {change} over {n} exams, error ±{error}: ',
  },
  verdict_up: { zh_cn: '确实在进步。', en: 'a real rise.' },
  verdict_down: { zh_cn: '确实下降了。', en: 'a real fall.' },
  verdict_unclear: { zh_cn: '还在误差之内，不能说升或降。', en: 'within the error, so neither up nor down.' },
  trend_left_out: {
    zh_cn: '空心点是不可靠的模考，不计入。',
    en: 'Hollow points are exams that cannot be relied on; they are left out.',
  },
  trend_chart: { zh_cn: '{measure}历次估分与 68% 范围', en: '{measure}: estimates with their 68% range' },
  col_date: { zh_cn: '日期', en: 'Date' },
  col_exam: { zh_cn: '模考', en: 'Exam' },
  this_one: { zh_cn: '本次', en: 'this one' },
  range: { zh_cn: '{scaled}（{low}–{high}）', en: '{scaled} ({low}–{high})' },
  no_score: { zh_cn: '无', en: 'none' },

  next_redo: { zh_cn: '重做没做对的 {n} 题', en: 'Do the {n|missed question|# missed questions} again' },
  next_redo_why: { zh_cn: '不限时，做一题看一题的解析。', en: 'Untimed, with the analysis after each.' },
  next_pace: { zh_cn: '限时练 10 道{form}', en: 'Ten of {form} against the clock' },
  next_pace_why: { zh_cn: '这类题超时最多。', en: 'Most time was lost on these.' },
  next_lesson: { zh_cn: '看看这些讲解', en: 'Read up on it' },
  next_lesson_titles: { zh_cn: '看讲解：{titles}', en: 'Read: {titles}' },
  next_plan: { zh_cn: '按这次的 {total} 分重排备考计划', en: 'Plan again from {total}' },
  next_plan_why: {
    zh_cn: '现在的计划从 {previous} 分排起；确认之前，原计划不变。',
    en: 'Your plan starts from {previous} so far; it stays until you keep the new one.',
  },
  next_plan_why_none: {
    zh_cn: '现在的计划没有起点分；确认之前，原计划不变。',
    en: 'Your plan has no score to start from yet; it stays until you keep the new one.',
  },
  next_plan_new: { zh_cn: '排一份备考计划', en: 'Make a study plan' },
  next_plan_new_why: {
    zh_cn: '从这次的 {total} 分到目标，按天排出来。',
    en: 'From {total} to the target, day by day.',
  },
  see_plan: { zh_cn: '看新计划', en: 'See the plan' },
  make_plan: { zh_cn: '去排计划', en: 'Make one' },
  guide: { zh_cn: '文章', en: 'guide' },
  lesson: { zh_cn: '试听课', en: 'free lesson' },
  next_words: { zh_cn: '记住 {n} 个没认准的词', en: 'Learn the {n|missed word|# missed words}' },
  next_words_why: {
    zh_cn: '列在上面，可以加入单词本，到期提醒复习。',
    en: 'Listed above; add them to my words, and they come back when they are due.',
  },
  next_mock: { zh_cn: '{date}之后再做一套模考', en: 'Another mock exam after {date}' },
  next_mock_planned: {
    zh_cn: '{date}做下一套模考（计划里的日子）',
    en: 'The next mock exam on {date}, as planned',
  },
  next_mock_why: {
    zh_cn: '先把上面的做完，分数才会变。',
    en: 'A score moves once the steps above are done.',
  },
  next_mock_soon_why: {
    zh_cn: '这次的估分不可靠，早些重做一套。',
    en: 'This estimate is not reliable; take another one soon.',
  },
  see_words: { zh_cn: '看这些词', en: 'See the words' },
  see_mocks: { zh_cn: '选一套', en: 'Choose one' },
  start: { zh_cn: '开始练', en: 'Start' },
  practise_n: { zh_cn: '练 10 题', en: 'Practice 10' },
  practise_shown: { zh_cn: '{n|练这道题|练这 # 题}', en: 'Practice {n|this one|these #}' },
  practise_named: { zh_cn: '练 10 题：{name}', en: 'Practice 10: {name}' },

  filter_guessed: { zh_cn: '瞬间作答', en: 'At once' },
  filter_changed: { zh_cn: '改过', en: 'Changed' },
  by_section: { zh_cn: '按部分', en: 'By section' },
  all_sections: { zh_cn: '全部部分', en: 'All sections' },
  mine: { zh_cn: '我的', en: 'Mine' },
  key: { zh_cn: '答案', en: 'Key' },
  of_due: { zh_cn: '建议 {time}', en: 'suggested {time}' },
  change_toRight: { zh_cn: '改对', en: 'changed to right' },
  change_toWrong: { zh_cn: '改错', en: 'changed to wrong' },
  change_stillWrong: { zh_cn: '改后仍错', en: 'changed, still wrong' },
  is_marked: { zh_cn: '标记', en: 'marked' },
  is_rapid: { zh_cn: '瞬间作答', en: 'at once' },
});
