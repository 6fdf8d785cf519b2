/** Texts of the quieter pages: about, help, test centers, downloads, the word mini-program. */
import { texts } from '#core/texts.ts';

export const pageTexts = texts({
  about_title: { zh_cn: '关于我们', en: 'About us' },
  about_description: {
    zh_cn: '我们看重什么，谁在写题和讲课，在哪里可以找到我们。',
    en: 'What we value, who writes and teaches, and where to find us.',
  },
  values: { zh_cn: '看重的事', en: 'What we value' },
  who: { zh_cn: '在做的事', en: 'What we do' },
  instructors: { zh_cn: '老师', en: 'Instructors' },
  teachers: { zh_cn: '学科老师', en: 'Teachers' },
  tutors: { zh_cn: '规划导师', en: 'Tutors' },
  years: { zh_cn: '教龄 {n} 年', en: '{n} {n|year|years} of teaching' },
  student_data: { zh_cn: '学员数据', en: 'Student data' },
  welcome: { zh_cn: '欢迎', en: 'Welcome' },
  consult: { zh_cn: '联系值班老师', en: 'Contact the tutor on duty' },
  locations: { zh_cn: '办公室', en: 'Where we are' },
  hours: { zh_cn: '时间', en: 'Hours' },
  address: { zh_cn: '地址', en: 'Address' },

  help_pages: { zh_cn: '帮助', en: 'Help' },
  updated: { zh_cn: '更新于 {day}', en: 'Updated {day}' },
  still: { zh_cn: '没有找到答案？', en: 'Not answered?' },
  ask: { zh_cn: '意见反馈', en: 'Send feedback' },

  centres_title: { zh_cn: '考场信息', en: 'Test centers' },
  centres_description: {
    zh_cn: '在哪里考、怎么查考位、什么时候订、考试当天带什么。',
    en: 'Where the exam is taken, how to look up seats, when to book, and what to bring.',
  },
  checked: { zh_cn: '核对于 {month}', en: 'Checked in {month}' },
  regions: { zh_cn: '在哪里考', en: 'Where' },

  files_title: { zh_cn: '资料下载', en: 'Study materials' },
  files_description: {
    zh_cn: '每月新题、必做题与模考试卷，可下载打印，全部出自本站题库。',
    en: 'Monthly sets, must-do sets and a mock exam to download and print, all from our own bank.',
  },
  files_lede: {
    zh_cn: '每一份都出自本站题库，题目原创。谁都可以下载试题；在线做完交卷，答案与解析的 PDF 就会打开。',
    en: 'Every set is made from our own bank, and its questions are original. The papers are open to everyone; the answers and analyses open once you have submitted the set online.',
  },
  practise: { zh_cn: '在线练', en: 'Practice online' },
  download: { zh_cn: '下载 PDF', en: 'Download PDF' },
  in_the_making: { zh_cn: '题库正在更新，稍后可下载', en: 'The bank is being updated; available soon' },
  made_of: { zh_cn: '来源', en: 'Made of' },
  monthly: { zh_cn: '每月新题', en: 'Monthly' },
  'must-do': { zh_cn: '必做', en: 'Must-do' },
  mock: { zh_cn: '模考', en: 'Mock exam' },
  answers: { zh_cn: '答案与解析', en: 'Answers' },
  answers_of: { zh_cn: '{title}的答案与解析', en: 'Answers to {title}' },

  mini_intro_title: { zh_cn: '单词小程序', en: 'The word mini-program' },
  mini_intro_description: {
    zh_cn: 'GRE 最常考的 3,000 个词，按记忆规律安排，手机上打开就能学。',
    en: 'The 3,000 words the GRE asks for most, each back just before you would forget it, on your phone.',
  },
  mini_scan: {
    zh_cn: '用微信或相机扫码，在手机上打开',
    en: 'Scan with WeChat or your camera to open it on your phone',
  },
  mini_here: { zh_cn: '在这里打开', en: 'Open it here' },
  mini_how: { zh_cn: '怎么用', en: 'How it works' },
  mini_how_1: {
    zh_cn: '看词、听读音，先想意思；想不起来，看一句提示。',
    en: 'See and hear the word, and think of its meaning; a sentence helps where you cannot.',
  },
  mini_how_2: {
    zh_cn: '翻过来：中英释义、例句、近义词差在哪。',
    en: 'Turn the card: meanings, examples, and how its synonyms differ.',
  },
  mini_how_3: {
    zh_cn: '忘了、模糊、记得、很熟，选一个：每个词按自己的日子再来。',
    en: 'Say how well you knew it, in four steps: each word comes back on its own day.',
  },
  mini_why: { zh_cn: '为什么按意思成组', en: 'Why by meaning' },
  mini_why_text: {
    zh_cn:
      '填空和六选二考的是意思相近的词之间的取舍。按字母背，相近的词散在各处；按意思背，一道题的选项常常就在同一组里。',
    en: 'Text Completion and Sentence Equivalence ask you to choose between words close in meaning. Learned by letter, they are scattered; learned by meaning, the options of one question are often in one group.',
  },
  mini_data: {
    zh_cn: '不登录可以先试八个词；登录后，手机和电脑上的进度是同一份。',
    en: 'Try eight words without logging in; with an account, phone and computer share one progress.',
  },

  qr_mini: { zh_cn: '单词小程序二维码', en: 'QR code of the word mini-program' },
});
