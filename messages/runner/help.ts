/** The help screen of the exam, in our own words. */
import { texts } from '#core/texts.ts';

export const helpTexts = texts({
  label: { zh_cn: '帮助', en: 'Help' },
  clock: { zh_cn: '停留在帮助页时，计时仍在继续。', en: 'The clock keeps running while you read this.' },

  // General Directions
  time_title: { zh_cn: '时间', en: 'Time' },
  time_1: {
    zh_cn:
      '每一部分单独计时。只有在题目、Review、Help 和 Exit 页面上计时才会走；部分之间和保存之后，计时暂停。',
    en: 'Each section has a clock of its own. It runs on questions, Review, Help and Exit; between sections and after saving it pauses.',
  },
  time_2: {
    zh_cn: '最后 5 分钟时钟会加亮显示，此后不能再隐藏。时间到时，已有的答案自动保存。',
    en: 'In the last five minutes the clock is highlighted and can no longer be hidden. When time is up, what you have answered is saved.',
  },
  move_title: { zh_cn: '作答顺序', en: 'Moving through a section' },
  move_1: {
    zh_cn: '在同一部分内，可以按任意顺序作答、跳过、返回或修改。写作题除外：离开后不能返回。',
    en: 'Within a section you may answer in any order, skip, return and change answers. Writing tasks are the exception: once left, they stay as they are.',
  },
  move_2: {
    zh_cn: '一部分结束后不能再打开。答错不扣分。',
    en: 'A section that has ended cannot be opened again. Wrong answers are not penalized.',
  },
  safe_title: { zh_cn: '保存', en: 'Your answers' },
  safe_1: {
    zh_cn: '每次作答都会自动保存。断网时可以继续，答案存在这台设备上，联网后自动上传。',
    en: 'Every change is saved by itself. If the connection drops you can go on: answers are kept on this device and sent when it is back.',
  },
  safe_2: {
    zh_cn: '关闭页面或更换设备也不会丢失进度，从列表重新打开即可继续。',
    en: 'Closing the page or changing devices loses nothing. Open the exam from its list to go on.',
  },
  report_title: { zh_cn: '题目有误', en: 'Something wrong with a question' },
  report_1: {
    zh_cn: '请照常作答，并告诉我们哪里不对；题目的位置会自动填好。考完后也可以在报告中反馈。',
    en: 'Answer it as well as you can, and tell us what is wrong; the form knows which question you are on. You can also do so from the report afterwards.',
  },
  report: { zh_cn: '反馈问题', en: 'Report a problem' },

  // Calculator
  calc_1: {
    zh_cn:
      '数学部分可以使用屏幕计算器：点击 Calculator 打开或关闭，按住标题栏可以移动。它可以用鼠标、触摸，或在选中后用键盘操作。',
    en: 'Quantitative sections have an on-screen calculator. Press Calculator to open or close it, and move it by its title bar. It works by mouse, by touch, and by keyboard once it has the focus.',
  },
  calc_2: {
    zh_cn: '它遵循运算次序：1 + 2 × 4 = 得 9。括号里的先算。',
    en: 'It follows the order of operations: 1 + 2 × 4 = gives 9. Parentheses come first.',
  },
  calc_3: {
    zh_cn: '最多显示 8 位。结果大于 99,999,999、除以 0、负数开方都会显示 ERROR，按 C 清除。',
    en: 'It shows eight digits. A result above 99,999,999, division by zero and the root of a negative number give ERROR; C clears it.',
  },
  calc_4: {
    zh_cn: '√ 作用于当前显示的数，± 改变它的正负。C 清除全部，CE 只清除正在输入的数。',
    en: '√ takes the root of the number shown, ± changes its sign. C clears everything, CE only what you are typing.',
  },
  calc_5: {
    zh_cn: 'M+ 把显示的数加入存储器，MR 取出，MC 清空；存储器里有数时显示 M。',
    en: 'M+ adds the number shown to the memory, MR brings it back, MC empties it; M shows that the memory holds a number.',
  },
  calc_6: {
    zh_cn:
      'Transfer Display 把显示的数填入答案框，只用于单框的数值填空题。是否需要四舍五入或换算，仍由你判断。',
    en: 'Transfer Display copies the number into the answer box of a numeric entry question with one box. Whether it still has to be rounded or converted is up to you.',
  },

  // Testing Tools
  tool_exit: {
    zh_cn: '结束考试并提交已有的答案，也可以只结束当前部分。提交前会再次确认。',
    en: 'Ends the exam and submits what you have answered, or ends the current section alone. You are asked to confirm.',
  },
  tool_save: {
    zh_cn: '保存进度并暂停计时，之后可以继续。',
    en: 'Saves your progress and pauses the clock, so that you can go on later.',
  },
  tool_mark: {
    zh_cn: '给当前题做标记，或取消标记。标记不影响答案。',
    en: 'Marks the current question, or takes the mark away. A mark does not affect the answer.',
  },
  tool_review: {
    zh_cn:
      '列出本部分所有题目：Answered（已答）、Not Answered（看过未答）、Incomplete（没有答完）、Not Encountered（还没看到），以及标记。',
    en: 'Lists every question of the section: Answered, Not Answered (seen but empty), Incomplete (not everything it asks for), Not Encountered (not seen yet), and whether it is marked.',
  },
  tool_calculator: {
    zh_cn: '打开或关闭计算器，仅限数学部分。',
    en: 'Opens or closes the calculator, in quantitative sections.',
  },
  tool_help: { zh_cn: '打开这一页。', en: 'Opens this page.' },
  tool_back: { zh_cn: '回到上一题。', en: 'Goes to the previous question.' },
  tool_next: { zh_cn: '保存答案并前往下一题。', en: 'Saves the answer and goes to the next question.' },
  tool_time: {
    zh_cn: '隐藏或显示时钟；最后 5 分钟始终显示。',
    en: 'Hides or shows the clock; in the last five minutes it always shows.',
  },
  editor_title: { zh_cn: '写作编辑区', en: 'The essay editor' },
  editor_1: {
    zh_cn:
      'Cut 剪切选中的文字，Paste 粘贴，Undo 逐步撤销，Redo 逐步恢复。Tab 键缩进；要用键盘离开编辑区，先按 Esc，再按 Tab。',
    en: 'Cut takes the selected text out, Paste puts it in, Undo takes back one step after another, Redo brings them again. Tab indents; to leave the editor by keyboard, press Escape and then Tab.',
  },
  keyboard_title: { zh_cn: '键盘', en: 'Keyboard' },
  keyboard_1: {
    zh_cn: 'Tab 在按钮与选项之间移动，方向键在一组选项内移动，空格键选择。',
    en: 'Tab moves between buttons and groups of choices, the arrow keys within a group, and the space bar chooses.',
  },
  shortcuts_title: { zh_cn: '练习中的快捷键', en: 'Shortcuts in practice' },
  look_up: {
    zh_cn:
      '双击（手机上轻点）题目里的英文单词，可以查它的意思；也可以选中后按 L。选项要答完才能查，模考中没有查词。',
    en: 'Double-click an English word of the question (on a phone, tap it) to see what it means, or select it and press L. Choices can be looked up once you have answered; mock exams have no dictionary.',
  },
  text_size: { zh_cn: '题目文字大小', en: 'Size of the questions’ text' },
});
