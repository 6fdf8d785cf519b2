/** Texts of the exam runner. The header's labels and the section bar are English in both languages, as in the real test. */
import { texts } from '#core/texts.ts';

export const headerLabels = {
  exit: 'Exit',
  save: 'Save',
  calculator: 'Calculator',
  mark: 'Mark',
  review: 'Review',
  help: 'Help',
  back: 'Back',
  next: 'Next',
  /** No button of the test: on the page it is in the page's language. */
  check: 'Check answer',
  continue: 'Continue',
  return: 'Return',
  goToQuestion: 'Go to Question',
  quit: 'Quit',
} as const;

export const runnerTexts = texts({
  tools: { zh_cn: '考试工具', en: 'Exam tools' },
  where: { zh_cn: '考试进度与时间', en: 'Progress and time' },
  moves: { zh_cn: '前进与返回', en: 'Moving on and back' },
  hide_time: { zh_cn: 'Hide Time', en: 'Hide Time' },
  show_time: { zh_cn: 'Show Time', en: 'Show Time' },
  time_left: { zh_cn: '剩余时间', en: 'Time left' },
  time_elapsed: { zh_cn: '已用时间', en: 'Time used' },
  time_hidden: { zh_cn: '时间已隐藏', en: 'The time is hidden' },
  minutes_left: { zh_cn: '剩余 {n} 分钟。', en: '{n} {n|minute|minutes} left.' },
  question_of: { zh_cn: '第 {n} 题，共 {total} 题', en: 'Question {n} of {total}' },
  saved: { zh_cn: '本题答案已保存', en: 'This answer is saved' },
  refused: { zh_cn: '本题答案没有保存', en: 'This answer is not saved' },
  others_refused: { zh_cn: '第 {numbers} 题的答案没有保存', en: 'Not saved: question {numbers}' },
  and: { zh_cn: '、', en: ', ' },
  saving: { zh_cn: '正在保存', en: 'Saving' },
  kept: { zh_cn: '{n} 个答案存在本机，等待上传', en: '{n} {n|answer|answers} kept on this device' },
  text_size: { zh_cn: '文字大小', en: 'Text size' },
  smaller: { zh_cn: '缩小文字', en: 'Smaller text' },
  larger: { zh_cn: '放大文字', en: 'Larger text' },
  percent: { zh_cn: '{n}%', en: '{n}%' },
  opening: { zh_cn: '正在打开这次作答', en: 'Opening the attempt' },

  offline: {
    zh_cn: '网络已断开。可以继续作答，答案都存在这台设备上，联网后自动上传。',
    en: 'You are offline. You can go on: every answer is kept on this device and is sent when the connection is back.',
  },
  interrupted: {
    zh_cn:
      '刚才有一段时间没有连接。整场模考合计 {time} 没有计时，还剩 {left}；用完之后，断开时计时照常进行。',
    en: 'The connection was away for a while. {time} of this exam did not count, and {left} of that allowance is left; after that the clock runs on without a connection.',
  },
  retry_now: { zh_cn: '立即重试', en: 'Try now' },
  dismiss: { zh_cn: '知道了', en: 'Dismiss' },

  // Before a section
  before_practice: { zh_cn: '开始练习', en: 'Before you begin' },
  questions: { zh_cn: '题数', en: 'Questions' },
  question_no: { zh_cn: '题号', en: 'Question' },
  time: { zh_cn: '时间', en: 'Time' },
  minutes: { zh_cn: '{n} 分钟', en: '{n} {n|minute|minutes}' },
  untimed: { zh_cn: '不限时', en: 'No limit' },
  extra_time: { zh_cn: '已含 {factor} 倍延时', en: 'Extra time × {factor} included' },
  before_clock: {
    zh_cn: '点击 Continue 后开始计时。',
    en: 'The clock starts when you press Continue.',
  },
  before_silence: {
    zh_cn:
      '断网时可以继续作答。关闭页面或设备时计时暂停，整场模考合计最多 {n} 分钟；用完之后计时照常进行。要休息请用 Save。',
    en: 'You can go on without a connection. If the page or the device is closed the clock pauses, for up to {n} minutes in the whole exam; after that it runs on. For a break, use Save.',
  },
  before_move: {
    zh_cn: '在本部分内可以跳过、返回和修改任何一题；结束后就不能再回来。',
    en: 'Within the section you may skip, go back and change any answer. Once it has ended you cannot return to it.',
  },
  before_mark: {
    zh_cn: '用 Mark 标记想再看一遍的题，用 Review 查看全部题目的作答情况。',
    en: 'Mark a question you want to see again; Review shows how every question stands.',
  },
  before_guess: {
    zh_cn: '答错不扣分，拿不准的题也值得选一个。',
    en: 'A wrong answer costs nothing, so an answer to every question is worth giving.',
  },
  before_calculator: {
    zh_cn: '本部分可以使用屏幕计算器。图形不一定按比例绘制；坐标系和数据图表按比例绘制。所有数都是实数。',
    en: 'An on-screen calculator is available. Geometric figures are not necessarily to scale; coordinate systems and graphs of data are. All numbers are real numbers.',
  },
  before_essay: {
    zh_cn:
      '你会看到一个议题和写作要求。请就议题提出自己的看法，并用理由和例子支持它。编辑区没有拼写和语法检查。',
    en: 'You will see an issue and instructions. Take a position of your own and support it with reasons and examples. The editor checks neither spelling nor grammar.',
  },
  before_essay_own: {
    zh_cn: '文章须由你自己完成。',
    en: 'What you write must be your own work.',
  },
  before_untimed: {
    zh_cn: '练习不限时，上方显示已用时间。',
    en: 'Practice has no time limit; the bar shows the time you have used.',
  },
  before_check: {
    zh_cn: '作答后可以逐题查看答案与解析；看过之后，该题答案不再更改。',
    en: 'After answering you may see key and analysis question by question; an answer stays as it is once its key has been seen.',
  },

  // Exit
  exit_title: { zh_cn: '要退出考试吗？', en: 'Leave the exam?' },
  exit_text: {
    zh_cn: '退出即交卷：已有的答案会被提交并评分，没有作答的题按未答处理，之后不能再修改。',
    en: 'Leaving submits the exam: what you have answered is scored, the rest counts as not answered, and nothing can be changed afterwards.',
  },
  exit_save: {
    zh_cn: '如果只是想休息，请点击 Continue 返回，再用 Save 保存：计时暂停，之后可以在任何设备上继续。',
    en: 'If you only want a break, press Continue and then Save: the clock pauses, and you can go on later on any device.',
  },
  exit_clock: {
    zh_cn: '停留在这一页时，计时仍在继续。',
    en: 'The clock keeps running while you are on this page.',
  },
  exit_section: { zh_cn: '只结束本部分', en: 'End this section only' },
  exit_section_text: {
    zh_cn: '提前结束本部分并进入下一部分。本部分之后不能再打开。',
    en: 'Ends this section early and goes on to the next. You cannot come back to it.',
  },
  exit_practice_title: { zh_cn: '要结束练习吗？', en: 'End the practice?' },
  exit_practice_text: {
    zh_cn: '结束即提交：已有的答案会判分，没有作答的题按未答处理。',
    en: 'Ending submits the set: what you have answered is scored, the rest counts as not answered.',
  },

  // Pause and the end of a section
  pause_title: { zh_cn: '休息一下', en: 'A short break' },
  section_over: { zh_cn: '第 {n} 部分已经结束。', en: 'Section {n} has ended. ' },
  all_saved: { zh_cn: '答案全部保存。', en: 'Every answer is saved. ' },
  some_refused: { zh_cn: '有的答案没有保存。', en: 'Some answers could not be saved. ' },
  pause_text: {
    zh_cn: '倒计时结束后自动进入下一部分的说明，计时不会自动开始。',
    en: 'After the countdown you are taken to the next section’s directions; its clock does not start by itself.',
  },
  pause_next: { zh_cn: '下一部分', en: 'Next section' },
  pause_seconds: { zh_cn: '秒', en: 'seconds' },
  section_end_title: { zh_cn: '本部分已结束', en: 'This section has ended' },
  section_end_text: {
    zh_cn: '不能再返回修改。点击 Continue 继续。',
    en: 'You cannot return to it. Press Continue to go on.',
  },
  section_end_last: {
    zh_cn: '最后一部分已经结束。点击 Continue 交卷并查看成绩。',
    en: 'The last section has ended. Press Continue to submit and see your result.',
  },

  // Save
  save_dialog_title: { zh_cn: 'End Exam', en: 'End Exam' },
  save_dialog_ask: { zh_cn: 'Are you sure you want to quit?', en: 'Are you sure you want to quit?' },
  save_dialog_left: {
    zh_cn: '进度会保存，计时暂停，还剩 {time}，之后可以在任何设备上继续。',
    en: 'Your progress is saved and the clock pauses with {time} left. You can go on later on any device.',
  },
  save_dialog_elapsed: {
    zh_cn: '进度会保存，计时暂停在 {time}，之后可以在任何设备上继续。',
    en: 'Your progress is saved and the clock pauses at {time}. You can go on later on any device.',
  },
  yes: { zh_cn: 'Yes', en: 'Yes' },
  no: { zh_cn: 'No', en: 'No' },
  save_title: { zh_cn: '已经保存', en: 'Saved' },
  save_text: {
    zh_cn: '答案和剩余时间都已保存，计时已暂停。下次从列表点“继续作答”，就会回到刚才的位置。',
    en: 'Your answers and the time left are saved, and the clock is paused. Press Continue in the list next time, and you are back where you were.',
  },
  save_hidden: {
    zh_cn: '本部分的题目在继续之前不再显示。在部分中途保存过，报告会说明估分不可靠。',
    en: 'The questions of this section stay hidden until you go on. An exam that was saved in the middle of a section says in its report that the estimate is not reliable.',
  },
  resume_title: { zh_cn: '正在回到考试', en: 'Back to the exam' },
  resume_practice_title: { zh_cn: '正在打开练习', en: 'Opening the practice set' },
  resume_practice_text: { zh_cn: '题目马上显示。', en: 'The question comes up in a moment.' },
  resume_text: {
    zh_cn: '题目马上显示，计时同时开始。',
    en: 'The questions come back in a moment, and the clock starts with them.',
  },
  save_continue: { zh_cn: '现在就继续', en: 'Go on now' },

  // Ending an essay or a section
  leave_title: { zh_cn: '要结束本部分吗？', en: 'End this section?' },
  leave_essay_title: { zh_cn: '文章写完了吗？', en: 'Is your essay finished?' },
  leave_left: { zh_cn: '还剩 {time}。', en: 'You have {time} left. ' },
  leave_elapsed: { zh_cn: '已用 {time}。', en: 'You have used {time}. ' },
  leave_text: {
    zh_cn: '结束之后不能再回到这一部分，也不能修改其中的答案。',
    en: 'Once it has ended you cannot come back to it or change its answers.',
  },
  leave_essay_text: {
    zh_cn: '离开之后不能再回来修改这篇文章。',
    en: 'Once you move on you cannot come back to this essay.',
  },
  leave_stay: { zh_cn: '再看看', en: 'Stay here' },
  leave_go: { zh_cn: '结束本部分', en: 'End section' },
  leave_essay_go: { zh_cn: '写完了，继续', en: 'Move on' },
  leave_ask_no_more: { zh_cn: '这次考试不再询问', en: 'Don’t ask again in this exam' },

  // Submitting
  notice: { zh_cn: '提示', en: 'Notice' },
  limit: {
    zh_cn: '本套试题总共可提交 {limit} 次记录，达到次数后将不能再次作答。这是第 {n} 次提交。',
    en: 'This exam allows {limit} submitted {limit|record|records} in total; once that number is reached it cannot be taken again. This is submission {n}.',
  },
  no_limit: {
    zh_cn: '提交后答案不能再修改。本套试题不限提交次数。',
    en: 'Answers cannot be changed after submission. This exam may be submitted any number of times.',
  },
  unanswered: {
    zh_cn: '本部分还有 {n} 题没有作答。',
    en: '{n} {n|question|questions} of this section {n|is|are} not answered yet.',
  },
  submit: { zh_cn: '确认提交', en: 'Submit' },
  cancel: { zh_cn: '取消', en: 'Cancel' },

  // Another tab, a lost login, time up
  other_title: { zh_cn: '另一个页面正在作答', en: 'Another tab has this attempt' },
  other_text: {
    zh_cn: '这次作答正在另一个页面进行。要在这里接着做吗？接管后，那个页面会停下来，答案都保留。',
    en: 'This attempt is going on in another tab. Take over here? The other tab will stop, and every answer is kept.',
  },
  lost_title: { zh_cn: '已在另一个页面继续', en: 'The attempt went on in another tab' },
  lost_text: {
    zh_cn: '这个页面已经停下，答案都已保存。可以关闭它，或回到这里接着做。',
    en: 'This tab has stopped; its answers are saved. You can close it, or go on here instead.',
  },
  lost_unsent: {
    zh_cn: '这个页面已经停下，还有答案正在上传，请先不要关闭。也可以回到这里接着做。',
    en: 'This tab has stopped, and some of its answers are still on their way: please keep it open for a moment, or go on here instead.',
  },
  dropped_title: { zh_cn: '这次作答已经放弃', en: 'This attempt was given up' },
  dropped_text: {
    zh_cn: '你已经在别处从头再来。这一次的答案不再计入，可以从列表打开新的一次。',
    en: 'You have started again elsewhere, so this attempt no longer counts. Open the new one from its list.',
  },
  take_over: { zh_cn: '在这里继续', en: 'Go on here' },
  leave: { zh_cn: '离开', en: 'Leave' },
  login_title: { zh_cn: '请重新登录', en: 'Please log in again' },
  login_text: {
    zh_cn: '登录已过期。答案都存在这台设备上，登录后接着作答。',
    en: 'Your login has expired. Your answers are kept on this device; log in and go on where you are.',
  },
  login_email: { zh_cn: '邮箱', en: 'E-mail' },
  login_password: { zh_cn: '密码', en: 'Password' },
  login_code: { zh_cn: '验证码', en: 'Code' },
  login_code_help: {
    zh_cn: '验证器上的 6 位数字，或一个恢复码',
    en: 'Six digits from your authenticator app, or a recovery code',
  },
  login_go: { zh_cn: '登录并继续', en: 'Log in and go on' },
  login_elsewhere: { zh_cn: '用其他方式登录（新窗口）', en: 'Log in another way (new window)' },
  login_done: { zh_cn: '我已登录', en: 'I have logged in' },
  login_other: {
    zh_cn: '这是另一个账号。请用开始作答时的账号登录。',
    en: 'That is another account. Please use the one you began with.',
  },
  time_up_title: { zh_cn: '时间到', en: 'Time is up' },
  time_up_text: { zh_cn: '答案已经保存，正在继续。', en: 'Your answers are saved. One moment.' },
  time_up_sending: {
    zh_cn: '正在提交最后的答案，马上继续。',
    en: 'Your last answers are being sent. One moment.',
  },
  time_up_offline: {
    zh_cn: '网络已断开，答案都存在这台设备上。恢复连接后会自动提交并继续，请不要关闭页面。',
    en: 'You are offline. Your answers are kept on this device, and the exam goes on by itself when the connection is back. Please keep this page open.',
  },

  // Review
  review_text: {
    zh_cn: '选择一题，再点击 Go to Question；点击 Return 回到刚才的题。计时仍在继续。',
    en: 'Choose a question and press Go to Question, or press Return to go back to where you were. The clock keeps running.',
  },
  review_list: { zh_cn: '题目列表', en: 'Questions' },
  review_marked: { zh_cn: '已标记', en: 'Marked' },
  review_current: { zh_cn: '当前题', en: 'Current' },
  review_counts: {
    zh_cn: '已答 {answered} · 未答 {open} · 未完成 {incomplete} · 未看 {unseen} · 标记 {marked}',
    en: '{answered} answered · {open} not answered · {incomplete} incomplete · {unseen} not encountered · {marked} marked',
  },

  // Practice
  check: { zh_cn: '查看答案', en: 'Check answer' },
  is_right: { zh_cn: '回答正确', en: 'Correct' },
  is_wrong: { zh_cn: '回答不正确', en: 'Not correct' },
  no_verdict: { zh_cn: '写作没有标准答案', en: 'An essay has no single right answer' },
  analysis: { zh_cn: '解析', en: 'Analysis' },
  clues: { zh_cn: '线索', en: 'Clues' },
  translation: { zh_cn: '译文', en: 'Chinese translation' },
  in_bank: { zh_cn: '在题库中查看（新窗口）', en: 'See it in the bank (new window)' },
  shortcuts: { zh_cn: '快捷键', en: 'Shortcuts' },
  key_look_up: { zh_cn: '查词', en: 'Look up a word' },
  key_choose: { zh_cn: '选择选项', en: 'Choose an option' },

  // Calculator
  calculator_close: { zh_cn: '关闭计算器', en: 'Close the calculator' },
  calculator_display: { zh_cn: '显示', en: 'Display' },
  calculator_memory: { zh_cn: '存储器中有数', en: 'A number is in memory' },
  transfer: { zh_cn: 'Transfer Display', en: 'Transfer Display' },
});

/** What the calculator's signs are called. */
export const calculatorNames = texts({
  MR: { zh_cn: '读取存储', en: 'Memory recall' },
  MC: { zh_cn: '清除存储', en: 'Memory clear' },
  'M+': { zh_cn: '加入存储', en: 'Add to memory' },
  '(': { zh_cn: '左括号', en: 'Open parenthesis' },
  ')': { zh_cn: '右括号', en: 'Close parenthesis' },
  '÷': { zh_cn: '除', en: 'Divide' },
  '×': { zh_cn: '乘', en: 'Multiply' },
  '−': { zh_cn: '减', en: 'Minus' },
  '+': { zh_cn: '加', en: 'Plus' },
  '=': { zh_cn: '等于', en: 'Equals' },
  '√': { zh_cn: '平方根', en: 'Square root' },
  '±': { zh_cn: '变号', en: 'Change sign' },
  '.': { zh_cn: '小数点', en: 'Decimal point' },
  C: { zh_cn: '全部清除', en: 'Clear' },
  CE: { zh_cn: '清除输入', en: 'Clear entry' },
});
