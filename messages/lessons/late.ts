/** Texts of what a lesson loads when somebody comes to it: words to mark, things to sort and order, checks, the end, the lesson on paper. */
import { texts } from '#core/texts.ts';
import { lessonTexts } from '#messages/lessons.ts';

export const lateTexts = {
  ...lessonTexts,
  ...texts({
    checks: { zh_cn: '检查', en: 'Checks' },
    mark_hint: {
      zh_cn: '点句子里的词；键盘用左右键移动，空格选中。',
      en: 'Tap words of the sentence; with a keyboard, arrows move and Space marks.',
    },
    marked: { zh_cn: '标出了：{words}', en: 'Marked: {words}' },
    order_hint: { zh_cn: '拖动，或用箭头按钮换位置。', en: 'Drag, or use the arrow buttons.' },
    move_up: { zh_cn: '上移：{text}', en: 'Move up: {text}' },
    move_down: { zh_cn: '下移：{text}', en: 'Move down: {text}' },
    moved: { zh_cn: '移到第 {n} 位', en: 'Now number {n}' },
    sort_into: { zh_cn: '放进“{bin}”', en: 'Into “{bin}”' },
    sort_which: { zh_cn: '它放哪边？', en: 'Where does it go?' },
    sort_left: { zh_cn: '还有 {n} 个', en: '{n} left' },
    sort_ready: { zh_cn: '都放好了。点一下可以拿回来。', en: 'All are placed. Tap one to take it back.' },
    sort_back: { zh_cn: '拿回来：{text}', en: 'Take back: {text}' },
    sort_empty: { zh_cn: '还空着', en: 'empty so far' },
    drag_choose: { zh_cn: '不方便拖动？从几个位置里选', en: 'Rather not drag? Choose a position' },
    at_position: { zh_cn: '{name} = {at}', en: '{name} = {at}' },
    checks_intro: {
      zh_cn: '五道题库里的题，由易到难，没有提示。和平时练习一样记进你的统计和错题本。',
      en: 'Five questions from the bank, easy to hard, without help. They count like any other practice.',
    },
    checks_intro_visitor: {
      zh_cn: '五道题库里的题，由易到难，没有提示。登录后还能看解析，做错的进错题本。',
      en: 'Five questions from the bank, easy to hard, without help. Once you log in you also see the analyses, and your mistakes are kept.',
    },
    check_loading: { zh_cn: '正在取题', en: 'Fetching the question' },
    check_failed: {
      zh_cn: '题没取到，可能网络断了。',
      en: 'The question did not load; perhaps you are offline.',
    },
    check_closed: {
      zh_cn: '这道题现在打不开，先跳过它。',
      en: 'This question cannot be opened now. Skip it for the moment.',
    },
    check_right: { zh_cn: '答对了', en: 'Right' },
    check_wrong: { zh_cn: '没答对', en: 'Not right' },
    see_explanation: { zh_cn: '看解析', en: 'Analysis' },
    hide_explanation: { zh_cn: '收起解析', en: 'Hide analysis' },
    question_page: { zh_cn: '到这道题的页面', en: 'To the question’s page' },
    login_explanation: { zh_cn: '登录后看解析', en: 'Log in to see the analysis' },
    end_all: { zh_cn: '五道全对。这个考点你掌握了。', en: 'Five of five. You have this topic.' },
    end_most: {
      zh_cn: '五道对了 {n} 道。错的那{rest|一道|几道}看看解析就齐了。',
      en: '{n} of five right. Read why on the {rest|other one|others}.',
    },
    end_few: {
      zh_cn: '五道对了 {n} 道。隔一天再读一遍记忆卡，然后练这个考点。',
      en: '{n} of five right. Read the card again tomorrow, then practice the topic.',
    },
    end_open: {
      zh_cn: '还有 {n} 道检查题没做。做完五道，这一课就算学完。',
      en: '{n} {n|check is|checks are} still open. With all five answered, the lesson is finished.',
    },
    end_to_open: { zh_cn: '回到没做的那道', en: 'Back to the open one' },
    end_list: { zh_cn: '五道检查题', en: 'The five checks' },
    check_n: { zh_cn: '第 {n} 题', en: 'Question {n}' },
    not_answered: { zh_cn: '没做', en: 'open' },
    next_named: { zh_cn: '下一课：{title}', en: 'Next: {title}' },
    practise: { zh_cn: '练这个考点', en: 'Practice the topic' },
    wrong_book: { zh_cn: '错题本', en: 'Mistakes' },
    all_lessons: { zh_cn: '全部小课', en: 'All lessons' },
    kept_here: {
      zh_cn: '进度只存在这个浏览器里。登录后，学到哪里会记到你的账号；检查题的结果不带过去，登录后再做才算。',
      en: 'Your progress is kept in this browser only. Log in, and your place moves to your account; the checks do not, and count once you answer them logged in.',
    },
    login: { zh_cn: '登录', en: 'Log in' },
    paper_answers: { zh_cn: '答案与解释', en: 'Answers and replies' },
    paper_right: { zh_cn: '正确', en: 'right' },
    paper_else: { zh_cn: '其他答案', en: 'Any other answer' },
    paper_checks: { zh_cn: '五道检查题在网站上做：', en: 'The five checks are answered on the site:' },
    next: { zh_cn: '接着学', en: 'Where to go next' },
  }),
};
