/** Texts of the home page. */
import { texts } from '#core/texts.ts';

export const homeTexts = texts({
  title: {
    zh_cn: 'GRE 备考：模考、题库、计划与课程',
    en: 'GRE preparation: mock exams, questions, plans and classes',
  },
  description: {
    zh_cn: '一份按天排好的备考计划，会根据表现换难度的模考，每个选项都讲清楚的题库，还有老师课程与考试指南。',
    en: 'A study plan for every day, adaptive mock exams, a question bank that explains every option, classes and exam guides.',
  },
  headline_1: { zh_cn: '看清下一步，', en: 'See the next step,' },
  headline_2: { zh_cn: '再往前走。', en: 'then take it.' },
  lede: {
    zh_cn:
      '一份按天排好的计划，会根据表现换难度的模考，每个选项都讲清楚的解析。从第一天到考试那天，都在这里。',
    en: 'A plan for every day, mock exams that adapt, and an analysis of every option: from the first day to the exam.',
  },
  fact_questions: { zh_cn: '原创题目与解析', en: 'questions explained' },
  fact_exams: { zh_cn: '自适应模考', en: 'adaptive mocks' },
  fact_sets: { zh_cn: '专项练习', en: 'practice sets' },
  n_sets: { zh_cn: '{n} 套', en: '{n}' },
  n_groups: { zh_cn: '{n} 组', en: '{n}' },

  banners: { zh_cn: '推荐', en: 'Worth a look' },
  shorts: { zh_cn: '快讯', en: 'In short' },
  shorts_intro: {
    zh_cn: '九个话题，各看最新的一条。',
    en: 'Nine subjects, the latest on each.',
  },
  shorts_more: { zh_cn: '全部资讯', en: 'All articles' },

  courses: { zh_cn: '在线课程', en: 'Online courses' },
  courses_more: { zh_cn: '全部课程', en: 'All courses' },
  lessons_hours: {
    zh_cn: '{n} 讲 · {hours} 小时',
    en: '{n} {n|lesson|lessons} · {hours} h',
  },
  events: { zh_cn: '热门活动', en: 'Hot events' },
  events_more: { zh_cn: '全部活动', en: 'All events' },
  events_none: { zh_cn: '近期没有活动。', en: 'No events are planned at the moment.' },
  seats_left: { zh_cn: '余 {n} 席', en: '{n} {n|seat|seats} left' },
  seats_free: { zh_cn: '不限人数', en: 'open to all' },
  full: { zh_cn: '名额已满', en: 'full' },
  closed: { zh_cn: '报名已截止', en: 'sign-up closed' },

  provide: { zh_cn: '我们提供什么', en: 'What we provide' },
  mock_title: { zh_cn: '真考模拟', en: 'Real-exam simulation' },
  mock_text: {
    zh_cn: '第一部分的表现决定第二部分的难度。顺序、计时和计算器都与考场一致，考完当场出报告。',
    en: 'The first section decides how hard the second one is. Order, timing and calculator are those of the exam, and the report is there when you finish.',
  },
  mock_fact_1: { zh_cn: '每套用时', en: 'Time for one' },
  mock_fact_1_value: { zh_cn: '1 小时 58 分', en: '1 h 58 min' },
  mock_fact_2: { zh_cn: '部分', en: 'Sections' },
  mock_fact_2_value: { zh_cn: '写作 1、语文 2、数学 2', en: '1 writing, 2 verbal, 2 quant' },
  mock_explore: { zh_cn: '探索模考', en: 'Explore exams' },
  bank_title: { zh_cn: '题库', en: 'Question bank' },
  bank_text: {
    zh_cn: '按题型、考点、难度和自己的错误筛选。每个选项都写明为什么对、为什么错。',
    en: 'Filter by type, topic, difficulty and your own mistakes. Every option says why it is right or wrong.',
  },
  bank_fact_1: { zh_cn: '原创题目', en: 'Original questions' },
  bank_fact_1_value: { zh_cn: '{n} 道', en: '{n}' },
  bank_fact_2: { zh_cn: '题型', en: 'Question types' },
  bank_fact_2_value: { zh_cn: '填空、阅读、数学、写作', en: 'completion, reading, quant, writing' },
  bank_explore: { zh_cn: '探索题库', en: 'Explore the bank' },
  lessons_title: { zh_cn: '每个考点一堂小课', en: 'A short lesson for every topic' },
  lessons_text: {
    zh_cn: '先试一题，再一步步想明白，最后五道题检查。免费，不用登录。',
    en: 'Try first, find out why in small steps, then five checks. Free, no login needed.',
  },
  lessons_open: { zh_cn: '去学', en: 'See the lessons' },
  practice_title: { zh_cn: '练习与错题本', en: 'Practice and mistakes' },
  practice_text: {
    zh_cn: '按考点成组练习；做错的题按记忆规律回到你面前，隔开两次答对才算离开。',
    en: 'Practice by topic. What you missed comes back when it is due, and is cleared only after two right answers, days apart.',
  },
  practice_fact_1: { zh_cn: '练习组数', en: 'Practice sets' },
  practice_fact_2: { zh_cn: '离开错题本', en: 'A mistake is cleared' },
  practice_fact_2_value: { zh_cn: '间隔 7 天，两次答对', en: 'by two right answers, 7 days apart' },
  practice_explore: { zh_cn: '探索练习', en: 'Explore practice' },

  classes: { zh_cn: '班型', en: 'Classes' },
  classes_intro: {
    zh_cn: '按现在的分数和时间选。报名不付款，值班老师联系后再确认。',
    en: 'Choose by your score and your weeks. Enrolling costs nothing until a tutor has spoken with you.',
  },
  classes_more: { zh_cn: '比较全部课程', en: 'Compare all courses' },
  kind_small: { zh_cn: '小班定制', en: 'Small, custom' },
  kind_live: { zh_cn: '分级直播', en: 'Live, graded' },
  free: { zh_cn: '免费', en: 'Free' },
  kind_recorded: { zh_cn: '录播自学', en: 'Recorded, self-paced' },
  next_class: { zh_cn: '最近开课', en: 'Begins next' },
  row_lessons: { zh_cn: '课时', en: 'Lessons' },
  row_lessons_value: { zh_cn: '{n} 讲 · {hours} 小时', en: '{n} · {hours} h' },
  row_seats: { zh_cn: '人数', en: 'Seats' },
  row_seats_value: { zh_cn: '{n} 人', en: '{n}' },
  row_begins: { zh_cn: '开课', en: 'Begins' },
  any_time: { zh_cn: '随时', en: 'any time' },
  no_limit: { zh_cn: '不限', en: 'no limit' },
  see_class: { zh_cn: '查看课程', en: 'See the course' },

  advantages: { zh_cn: '课程怎么上', en: 'How we teach' },
  adv_1: { zh_cn: '先做题，再讲题', en: 'Questions first' },
  adv_1_text: {
    zh_cn: '每次课都从当堂作答开始，老师看得到你卡在哪一步。',
    en: 'Every class begins with your own try, so the teacher sees where you get stuck.',
  },
  adv_2: { zh_cn: '题目出自自己的题库', en: 'From our own bank' },
  adv_2_text: {
    zh_cn: '课上讲过的题，课后在题库里有同类题可以接着练。',
    en: 'What was taught can be practiced at once with questions of the same kind.',
  },
  adv_3: { zh_cn: '按报告排课', en: 'Planned by the report' },
  adv_3_text: {
    zh_cn: '用模考报告里丢分最多的三处安排接下来两周。',
    en: 'The three places that cost you most decide the next two weeks.',
  },
  adv_4: { zh_cn: '时区照顾海外', en: 'In your time zone' },
  adv_4_text: {
    zh_cn: '小班的时间按成员所在时区商定，自学的课随时可读。',
    en: 'Small classes agree on their hours; lessons can be read at any time.',
  },

  teachers: { zh_cn: '老师', en: 'Teachers' },
  teachers_intro: {
    zh_cn: '每位老师都写题，也批作文。课上讲的题，多半是自己出的。',
    en: 'Every teacher writes questions and scores essays. What they teach is mostly their own.',
  },
  teachers_more: { zh_cn: '认识老师', en: 'Meet them' },
  tutors: { zh_cn: '规划导师', en: 'Tutors' },
  years: { zh_cn: '教龄 {n} 年', en: '{n} {n|year|years} of teaching' },

  materials: { zh_cn: '最新资料', en: 'Latest resources' },
  materials_intro: {
    zh_cn: '全部出自本站题库，可以下载打印，也可以在线练同样的题。',
    en: 'All from our own bank: to download and print, or to practice online.',
  },
  materials_more: { zh_cn: '资料库', en: 'All materials' },
  col_no: { zh_cn: '序', en: 'No.' },
  col_material: { zh_cn: '资料', en: 'Resource' },
  col_kind: { zh_cn: '类型', en: 'Kind' },
  col_updated: { zh_cn: '更新', en: 'Updated' },
  col_practise: { zh_cn: '练习', en: 'Practice' },
  practise: { zh_cn: '在线练', en: 'Online' },
  kind_monthly: { zh_cn: '每月新题', en: 'Monthly' },
  'kind_must-do': { zh_cn: '必做', en: 'Must-do' },
  kind_mock: { zh_cn: '模考', en: 'Mock exam' },

  words_title_1: { zh_cn: '三千个词，', en: 'Three thousand words,' },
  words_title_2: { zh_cn: '每天只来该来的。', en: 'each on its day.' },
  words_text: {
    zh_cn:
      'GRE 最常考的 3,000 个词，分十级，最有用的在前。认得的隔得越来越久再来，忘了的很快再来，一天十分钟。',
    en: 'The 3,000 words the GRE asks for most, in ten levels, the most useful first. What you know comes back later each time, what you forgot soon: ten minutes a day.',
  },
  words_1: { zh_cn: '近义词成组，一句话分清差别', en: 'Near-synonyms in groups, told apart in a line' },
  words_2: { zh_cn: '每个词有读音和原创例句', en: 'Every word with its sound and sentences of our own' },
  words_3: {
    zh_cn: '手机上打开就能用，没网也能接着学',
    en: 'Opens on your phone, and works offline',
  },
  words_scan: { zh_cn: '扫码打开单词小程序', en: 'Scan to open the words' },
  words_scan_hint: { zh_cn: '微信或相机都可以', en: 'With WeChat or your camera' },
  words_open: { zh_cn: '打开单词', en: 'Open the words' },
  words_intro: { zh_cn: '了解小程序', en: 'About the mini-program' },
  qr_words: { zh_cn: '单词小程序二维码', en: 'QR code of the word mini-program' },

  team: { zh_cn: '团队与高分学员', en: 'Team and high scores' },
  team_text: {
    zh_cn: '写题、讲题、批改的是同一群人。数学题的答案由两种独立解法核对，语文题经过盲做才发布。',
    en: 'The same people write, teach and score. A quantitative key is confirmed by two independent solutions; a verbal question is solved blind before it is published.',
  },
  team_teachers: { zh_cn: '学科老师', en: 'Teachers' },
  team_tutors: { zh_cn: '规划导师', en: 'Tutors' },
  team_questions: { zh_cn: '原创题目', en: 'Original questions' },
  n_people: { zh_cn: '{n} 位', en: '{n}' },
  students_none: {
    zh_cn: '高分学员：还没有。成绩要本人同意、我们看过成绩单，才会写在这里。',
    en: 'High scores: none yet. One stands here with the student’s consent, once we have seen the score report.',
  },

  news: { zh_cn: '资讯', en: 'News and guidelines' },
  news_intro: {
    zh_cn: '写给要用很久的人：少而长，尽量说清楚。',
    en: 'For people who will use it for months: few, long and clear.',
  },
  news_more: { zh_cn: '全部文章', en: 'All articles' },
  minutes: { zh_cn: '约 {n} 分钟', en: '{n} min read' },

  board: { zh_cn: '成绩榜', en: 'Score board' },
  board_helped: { zh_cn: '帮助学员', en: 'Students helped' },
  board_increase: { zh_cn: '平均提分', en: 'Average increase' },
  board_rate: { zh_cn: '达成目标', en: 'Reached their target' },
  n_points: { zh_cn: '{n} 分', en: '{n} points' },

  cases: { zh_cn: '学员案例', en: 'Student cases' },
  board_and_cases: { zh_cn: '成绩榜与学员案例', en: 'Score board and student cases' },
  results_none: {
    zh_cn: '这里只放经本人同意的真实成绩和经历，目前还没有。',
    en: 'Only real scores and stories stand here, with consent. There are none yet.',
  },
  results_tell: { zh_cn: '考完了？告诉我们你的成绩', en: 'Taken the exam? Tell us your score' },
});
