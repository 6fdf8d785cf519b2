/** Texts of the classes' pages and of enrolling. */
import { texts } from '#core/texts.ts';

export const courseTexts = texts({
  list_title: { zh_cn: '老师课程', en: 'Courses' },
  list_description: {
    zh_cn:
      '小班定制、分级直播和自学课程：大纲、老师、时间、价格和名额都写在页面上。自学的课全部免费；报名不付款，值班老师联系后再确认。',
    en: 'Small custom, graded live and self-paced classes: syllabus, teachers, times, prices and seats. What you study by yourself is free; enrolling costs nothing until a tutor has spoken with you.',
  },
  to_lessons: { zh_cn: '先学免费小课', en: 'Free lessons first' },
  list_lede: {
    zh_cn: '先看大纲和老师，再决定要不要上课。题库、模考和练习不报课也能用。',
    en: 'Look at the syllabus and the teachers first. Bank, mock exams and practice need no class.',
  },
  all: { zh_cn: '全部', en: 'All' },
  kinds: { zh_cn: '课程形式', en: 'Kinds of classes' },
  small: { zh_cn: '小班定制', en: 'Small, custom' },
  live: { zh_cn: '分级直播', en: 'Live, graded' },
  recorded: { zh_cn: '录播自学', en: 'Recorded, self-paced' },
  none: { zh_cn: '这一类暂时没有课程', en: 'No class of this kind at the moment' },
  see: { zh_cn: '查看课程', en: 'See the course' },
  free: { zh_cn: '免费', en: 'Free' },

  for_whom: { zh_cn: '适合谁', en: 'For whom' },
  syllabus: { zh_cn: '大纲', en: 'Syllabus' },
  teachers: { zh_cn: '老师', en: 'Teachers' },
  lessons_of_it: { zh_cn: '这门课就是下面这些课', en: 'What it is made of' },
  lessons_free: {
    zh_cn: '每课是文字、图和小问题，没有录音；都免费，不用报名。',
    en: 'Each is text, figures and small questions, without sound; all are free, and need no enrollment.',
  },
  lesson_minutes: { zh_cn: '{n} 分钟', en: '{n} min' },
  lesson_done: { zh_cn: '已学完', en: 'Finished' },
  lesson_share: { zh_cn: '学到 {share}', en: '{share} read' },
  read_before: { zh_cn: '可以先读的课（免费）', en: 'Lessons to read beforehand (free)' },
  gives: { zh_cn: '付费得到什么', en: 'What you pay for' },
  gives_text: {
    zh_cn: '站内的课、题库和模考人人免费。这门课另外给你：',
    en: 'The lessons of this site, the bank and the mock exams are free for everyone. This class adds:',
  },
  gives_live: {
    zh_cn: '老师直播 {n} 次，共 {hours} 小时，当场讲你做的题',
    en: '{n} live {n|session|sessions}, {hours} hours in all, on the questions that you answered',
  },
  gives_essays: { zh_cn: '作文由老师逐段批改', en: 'Essays reviewed by a teacher, paragraph by paragraph' },
  gives_diagnosis: {
    zh_cn: '开班前的诊断：一套模考加一小时面谈',
    en: 'A diagnosis before it begins: a mock exam and an hour’s talk',
  },
  gives_review: {
    zh_cn: '老师按你的模考报告调整接下来的内容',
    en: 'A teacher who adjusts what comes next to your reports',
  },
  begin: { zh_cn: '从第一课开始', en: 'Begin with the first lesson' },
  continue: { zh_cn: '接着学', en: 'Continue' },
  no_enrolment: { zh_cn: '免费，不用报名', en: 'Free, without enrolling' },
  how: { zh_cn: '怎样报名', en: 'How to enroll' },
  how_1: {
    zh_cn: '提交报名，留下联系方式。此时不付款，名额先为你保留。',
    en: 'Enroll and leave a way to reach you. Nothing is paid, and your seat is kept.',
  },
  how_2: {
    zh_cn: '值班老师在工作日 9:00–18:00 联系你，确认时间和付款方式。',
    en: 'The tutor on duty contacts you on weekdays, 9:00–18:00, about times and payment.',
  },
  how_3: {
    zh_cn: '订单变为“已确认”。确认之前可以随时取消。',
    en: 'The order is confirmed. Until then you can cancel at any time.',
  },

  begins: { zh_cn: '开课', en: 'Begins' },
  any_time: { zh_cn: '随时开始', en: 'At any time' },
  timetable: { zh_cn: '时间', en: 'Times' },
  length: { zh_cn: '课时', en: 'Length' },
  length_value: { zh_cn: '{n} 讲 · {hours} 小时', en: '{n} {n|lesson|lessons} · {hours} h' },
  weeks: { zh_cn: '{n} 周', en: '{n} {n|week|weeks}' },
  seats: { zh_cn: '名额', en: 'Seats' },
  seats_left: { zh_cn: '共 {all} 席，余 {left} 席', en: '{left} of {all} left' },
  no_limit: { zh_cn: '不限', en: 'No limit' },
  full: { zh_cn: '这一期已满', en: 'This class is full' },
  full_text: {
    zh_cn: '有人取消时名额会重新开放，也可以咨询下一期。',
    en: 'A seat opens when somebody cancels; you can also ask about the next class.',
  },
  enrol: { zh_cn: '我要报名', en: 'Enroll' },
  ask: { zh_cn: '先咨询老师', en: 'Ask a tutor first' },
  no_payment: { zh_cn: '报名不付款', en: 'No payment now' },

  enrol_title: { zh_cn: '报名“{title}”？', en: 'Enroll in “{title}”?' },
  enrol_text: {
    zh_cn: '价格 {price}。提交后生成订单，不付款；值班老师会按下面的方式联系你。',
    en: 'The price is {price}. This makes an order without payment; the tutor on duty will contact you.',
  },
  contact: { zh_cn: '联系方式', en: 'How to reach you' },
  contact_help: { zh_cn: '微信、手机或邮箱', en: 'WeChat, phone or e-mail' },
  note: { zh_cn: '想说明的情况', en: 'Anything we should know' },
  note_help: {
    zh_cn: '例如时区、考试日期、最想补的部分',
    en: 'Time zone, exam date, what you most want to improve',
  },
  submit: { zh_cn: '提交报名', en: 'Place the order' },
  later: { zh_cn: '再想想', en: 'Not yet' },
  contact_missing: { zh_cn: '请留下至少一种联系方式', en: 'Please leave a way to reach you' },
  placed: {
    zh_cn: '订单已提交，等值班老师联系你确认。',
    en: 'The order is placed. The tutor on duty will contact you.',
  },

  order_placed: { zh_cn: '订单已提交，等待确认', en: 'Order placed, waiting to be confirmed' },
  order_confirmed: { zh_cn: '订单已确认', en: 'Order confirmed' },
  order_cancelled: { zh_cn: '订单已取消', en: 'Order canceled' },
  see_orders: { zh_cn: '查看订单', en: 'See my orders' },

  held_until: { zh_cn: '名额保留到 {day}', en: 'Your seat is kept until {day}' },
  not_held: { zh_cn: '老师确认后占用名额', en: 'A seat is yours once a tutor confirms' },
  my_orders: { zh_cn: '我的订单', en: 'My orders' },
  orders_intro: {
    zh_cn: '付款由值班老师联系安排；确认之前可以取消。',
    en: 'Payment is arranged by the tutor on duty; until it is confirmed you can cancel.',
  },
  col_course: { zh_cn: '课程', en: 'Course' },
  col_placed: { zh_cn: '提交', en: 'Placed' },
  col_begins: { zh_cn: '开课', en: 'Begins' },
  col_price: { zh_cn: '价格', en: 'Price' },
  col_status: { zh_cn: '状态', en: 'Status' },
  col_action: { zh_cn: '操作', en: 'Action' },
  status_placed: { zh_cn: '待确认', en: 'Placed' },
  status_confirmed: { zh_cn: '已确认', en: 'Confirmed' },
  status_cancelled: { zh_cn: '已取消', en: 'Canceled' },
  cancel: { zh_cn: '取消订单', en: 'Cancel' },
  cancel_title: { zh_cn: '取消“{title}”的订单？', en: 'Cancel the order for “{title}”?' },
  cancel_text: {
    zh_cn: '名额会让给别人；想上课时可以重新报名。',
    en: 'The seat goes to someone else; you can enroll again later.',
  },
  keep: { zh_cn: '保留订单', en: 'Keep it' },
  cancelled: { zh_cn: '订单已取消。', en: 'The order is canceled.' },
});
