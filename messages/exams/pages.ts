/** Texts of the lists of mock exams and practice sets, and of the page before an exam. */
import { texts } from '#core/texts.ts';

export const examPages = texts({
  mock_title: { zh_cn: '真考模拟', en: 'Mock exams' },
  mock_lede: {
    zh_cn:
      '结构与时间同现行考试：写作、语文、数学共五个部分，后半程难度随前半程的表现变化，交卷后马上看到报告。',
    en: 'Built and timed like today’s exam: five sections of writing, verbal and quantitative reasoning, the second half fitted to the first, and a report as soon as you submit.',
  },
  mock_description: {
    zh_cn: 'GRE 全真模考：现行结构、分段自适应、完整的考试界面与报告。',
    en: 'Full GRE mock exams: today’s structure, section-level adaptivity, the whole exam interface and a report.',
  },
  mock_empty: { zh_cn: '还没有模考', en: 'No mock exams yet' },
  mock_empty_text: {
    zh_cn: '新的模考正在编写。可以先从专项练习开始。',
    en: 'New exams are being written. The practice sets are a good place to begin.',
  },
  to_sets: { zh_cn: '去练习', en: 'To practice' },

  sets_title: { zh_cn: '专项练习', en: 'Practice sets' },
  sets_lede: {
    zh_cn: '按考点、题型和难度编好的小练习，做完一题看一题的解析，也可以做完再看。',
    en: 'Short sets by topic, question type and difficulty. See each analysis as you go, or all of them at the end.',
  },
  sets_description: {
    zh_cn: 'GRE 专项练习：按考点、题型与难度分组，逐题解析。',
    en: 'GRE practice sets by topic, question type and difficulty, explained question by question.',
  },
  sets_tab: { zh_cn: '练习组', en: 'Sets' },
  mine_tab: { zh_cn: '我的记录', en: 'My records' },
  views: { zh_cn: '视图', en: 'Views' },
  filters: { zh_cn: '筛选', en: 'Filters' },
  filters_on: { zh_cn: '筛选 · {n}', en: 'Filters · {n}' },
  clear: { zh_cn: '清除筛选', en: 'Clear filters' },
  found: { zh_cn: '{n} 组练习', en: '{n} {n|set|sets}' },
  sets_empty: { zh_cn: '没有符合条件的练习', en: 'No set fits these filters' },
  sets_empty_text: { zh_cn: '去掉一两个条件再看看。', en: 'Try without one or two of them.' },
  sets_none: { zh_cn: '还没有练习组', en: 'No practice sets yet' },
  sets_none_text: {
    zh_cn: '题库里的题可以随时单独练习。',
    en: 'Every question in the bank can be practiced on its own.',
  },
  to_bank: { zh_cn: '去题库', en: 'To the bank' },
  pages: { zh_cn: '练习分页', en: 'Pages of sets' },
  records_empty: { zh_cn: '还没有练习记录', en: 'No practice records yet' },
  records_empty_text: {
    zh_cn: '做过的练习会列在这里，可以接着做，也可以回看解析。',
    en: 'Sets you have begun are listed here, to go on with or to look back at.',
  },
  records_login: { zh_cn: '登录后查看练习记录', en: 'Log in to see your records' },
  login: { zh_cn: '登录', en: 'Log in' },
  records: { zh_cn: '练习记录', en: 'Practice records' },
  record_set: { zh_cn: '练习', en: 'Set' },
  record_when: { zh_cn: '开始时间', en: 'Begun' },
  record_done: { zh_cn: '已答', en: 'Answered' },
  record_right: { zh_cn: '正确', en: 'Correct' },
  record_time: { zh_cn: '用时', en: 'Time' },
  record_open: { zh_cn: '进行中', en: 'In progress' },
  record_grading: { zh_cn: '评分中', en: 'Being scored' },
  record_review: { zh_cn: '查看结果', en: 'See result' },

  sections: { zh_cn: '{n} 部分', en: '{n} {n|section|sections}' },
  questions: { zh_cn: '{n} 题', en: '{n} {n|question|questions}' },
  hours: { zh_cn: '{h} 小时 {m} 分钟', en: '{h} h {m} min' },
  whole_hours: { zh_cn: '{h} 小时', en: '{h} h' },
  minutes: { zh_cn: '{n} 分钟', en: '{n} min' },
  untimed: { zh_cn: '不限时', en: 'Untimed' },
  checkable: { zh_cn: '逐题解析', en: 'Check as you go' },
  structure: { zh_cn: '各部分时间', en: 'Time of each section' },
  section_minutes: { zh_cn: '第 {no} 部分，{measure}，{n} 分钟', en: 'Section {no}, {measure}, {n} minutes' },

  start: { zh_cn: '开始', en: 'Begin' },
  continue: { zh_cn: '继续作答', en: 'Continue' },
  again: { zh_cn: '再做一次', en: 'Take again' },
  reports: { zh_cn: '看报告', en: 'See reports' },
  report_total: { zh_cn: '{date}：{total} 分', en: '{date}: {total}' },
  report_percent: { zh_cn: '{date}：对 {n}%', en: '{date}: {n}% right' },
  report_plain: { zh_cn: '{date}：报告', en: '{date}: report' },
  report_empty: { zh_cn: '{date}：没有作答', en: '{date}: nothing answered' },
  own_reports: { zh_cn: '{title}的报告', en: 'Reports of {title}' },
  status_open: { zh_cn: '进行中', en: 'In progress' },
  status_used: { zh_cn: '已提交 {n} 次，共可提交 {limit} 次', en: '{n} of {limit} submissions used' },
  status_done: { zh_cn: '已提交 {n} 次', en: 'Submitted {n} {n|time|times}' },
  status_best_scores: {
    zh_cn: '最高估分 {n}（语文 {verbal}，数学 {quant}）',
    en: 'Best estimate {n} (Verbal {verbal}, Quant {quant})',
  },
  status_best_percent: { zh_cn: '最高正确率 {n}%', en: 'Best {n}% correct' },
  status_full: { zh_cn: '已达提交上限', en: 'No submissions left' },

  before_path: { zh_cn: '考前说明', en: 'Before the exam' },
  before_set_path: { zh_cn: '练习说明', en: 'Before the set' },
  before_no: { zh_cn: '部分', en: 'Section' },
  before_measure: { zh_cn: '科目', en: 'Measure' },
  before_count: { zh_cn: '题数', en: 'Questions' },
  before_time: { zh_cn: '时间', en: 'Time' },
  before_sections: { zh_cn: '考试结构', en: 'What it holds' },
  before_set_sections: { zh_cn: '练习内容', en: 'What it holds' },
  before_limit: {
    zh_cn: '总共可提交 {limit} 次记录，已提交 {n} 次。达到次数后将不能再次作答。',
    en: 'Up to {limit} submitted {limit|record|records} in all; {n} so far. Once the number is reached, it cannot be taken again.',
  },
  rules: { zh_cn: '开始之前', en: 'Good to know' },
  rule_time: {
    zh_cn:
      '每部分单独计时，部分之间有 60 秒休息。可以随时用 Save 保存离开，计时暂停，题目隐藏；在部分中途保存过的模考，估分不可靠。',
    en: 'Each section has its own clock, with a break of 60 seconds between sections. You may leave with Save at any time: the clock pauses and the questions are hidden. An exam saved in the middle of a section gives no reliable estimate.',
  },
  rule_silence: {
    zh_cn:
      '关闭页面或设备断开时计时暂停，整场合计最多 {n} 分钟；用完之后计时照常进行，时间到了本部分就结束。',
    en: 'If the page is closed or the device is cut off, the clock pauses, for up to {n} minutes in the whole exam. After that it runs on, and the section ends when its time is over.',
  },
  rule_seen: {
    zh_cn: '看过题目之后从头再来的模考，报告会注明，估分不可靠，不计入最佳成绩。',
    en: 'A mock exam that is started again after its questions were seen says so in its report; the estimate is not reliable and is not counted as a best score.',
  },
  rule_adaptive: {
    zh_cn: '语文和数学的第二部分有三种难度，由第一部分的结果决定。',
    en: 'The second verbal and quantitative sections come in three difficulties, chosen by your result in the first.',
  },
  rule_english: {
    zh_cn: '题目和按钮都是英文，同真实考试；说明文字跟随网站语言。',
    en: 'Questions and buttons are in English, as in the real exam.',
  },
  rule_safe: {
    zh_cn: '每个答案都自动保存。断网可以继续作答，联网后自动上传。',
    en: 'Every answer is saved by itself. If the connection drops you can go on, and answers are sent when it is back.',
  },
  rule_device: {
    zh_cn: '电脑、平板和手机都可以；整套模考建议用电脑，并准备好草稿纸。',
    en: 'Computer, tablet and phone all work. For a whole exam a computer and some scratch paper are best.',
  },
  rule_practice_timed: {
    zh_cn: '本组限时，时间到时自动提交。可以随时保存离开，计时暂停，下次接着做。',
    en: 'This set has a time limit and is submitted when time is up. Save and leave whenever you like: the clock pauses, and you can continue later.',
  },
  rule_practice: {
    zh_cn: '练习不限时，可以随时保存离开，下次接着做。',
    en: 'Practice has no time limit. Save and leave whenever you like, and continue later.',
  },
  extra_title: { zh_cn: '考试时间', en: 'Time allowed' },
  extra_help: {
    zh_cn: '如果你在真实考试中获准延时，可以在这里选择同样的倍数。报告会注明。',
    en: 'If you have been granted extra time for the real exam, choose the same here. The report says so.',
  },
  extra_1: { zh_cn: '标准时间', en: 'Standard time' },
  extra_more: { zh_cn: '{factor} 倍时间', en: '{factor}× time' },
  print_it: { zh_cn: '打印试题（PDF）', en: 'Print it (PDF)' },
  ready_title: { zh_cn: '准备好了吗', en: 'Ready when you are' },
  open_title: { zh_cn: '上次没有做完', en: 'Not finished yet' },
  start_exam: { zh_cn: '开始考试', en: 'Start the exam' },
  start_practice: { zh_cn: '开始练习', en: 'Start practicing' },
  open_note: {
    zh_cn: '你有一次没有完成的作答，可以接着做，也可以从头再来。',
    en: 'You have an unfinished attempt. Continue it, or start again.',
  },
  restart: { zh_cn: '从头再来', en: 'Start again' },
  restart_title: { zh_cn: '要从头再来吗？', en: 'Start again from the beginning?' },
  restart_mock_text: {
    zh_cn:
      '没有交卷的这次作答会被放弃，其中的答案不再保留，也不计入提交次数。已经看过题目的话，下一次的报告会注明，也不计入最佳成绩。',
    en: 'The unfinished attempt is dropped with its answers. It does not count as a submission. If its questions have been seen, the next report says so and is not counted as a best score.',
  },
  restart_text: {
    zh_cn: '没有交卷的这次作答会被放弃，其中的答案不再保留，也不计入提交次数。',
    en: 'The unfinished attempt is dropped with its answers. It does not count as a submission.',
  },
});
