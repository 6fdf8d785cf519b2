/** Texts about official scores: the form, the staff's comparison, and what /about tells of it. */
import { texts } from '#core/texts.ts';

export const officialTexts = texts({
  title: { zh_cn: '官方成绩', en: 'Official score' },
  lede: {
    zh_cn:
      '考完了，把官方成绩告诉我们。它只做一件事：和考试那天的估分比一比，估分差多少，大家就都知道了。随时可以改，也可以删。',
    en: 'After the exam, enter your official score. It serves one purpose: it is compared with the estimate of that day, so that everybody knows how far off estimates are. You can change or delete it at any time.',
  },
  day: { zh_cn: '考试日期', en: 'Day of the exam' },
  verbal: { zh_cn: '语文 V', en: 'Verbal' },
  quant: { zh_cn: '数学 Q', en: 'Quantitative' },
  writing: { zh_cn: '写作 AW', en: 'Writing' },
  range: { zh_cn: '130–170', en: '130–170' },
  writing_help: { zh_cn: '0–6，没出可以空着', en: '0–6; leave it empty until it is there' },
  required: { zh_cn: '请填写此项', en: 'Please fill this in' },
  not_score: { zh_cn: '请填 130–170 的整数', en: 'A whole number from 130 to 170, please' },
  not_writing: { zh_cn: '请填 0–6，半分一档', en: 'From 0 to 6 by halves, please' },
  save: { zh_cn: '保存', en: 'Save' },
  saved: { zh_cn: '保存了。谢谢，这能让估分更准。', en: 'Saved. Thank you: it makes estimates better.' },
  changed: { zh_cn: '改好了。', en: 'Changed.' },
  deleted: { zh_cn: '删除了。', en: 'Deleted.' },
  told: { zh_cn: '填过的成绩', en: 'Scores you entered' },
  next: { zh_cn: '接下来', en: 'What next' },
  next_text: {
    zh_cn: '还要再考，就定一个新目标；考够了，错题本和单词都替你留着。',
    en: 'If you take it again, set a new target; if this is enough, your mistakes and words are kept.',
  },
  new_goal: { zh_cn: '定新目标', en: 'Set a new target' },
  edit: { zh_cn: '修改', en: 'Change' },
  edit_title: { zh_cn: '修改 {day}的成绩', en: 'Change the score of {day}' },
  remove: { zh_cn: '删除', en: 'Delete' },
  remove_title: { zh_cn: '删除 {day}的成绩？', en: 'Delete the score of {day}?' },
  remove_text: {
    zh_cn: '它也会从估分的比较里去掉。',
    en: 'It is taken out of the comparison with estimates, too.',
  },

  desk_lede: {
    zh_cn:
      '考生填的官方成绩，和模型对考试当天的估分相比（不含校正）。只有合计，没有个人。满 {n} 份起，平均差会校正所有人的分数。',
    en: 'Official scores that people entered, against the model’s estimate of that day before any correction. Totals only, nobody in particular. From {n} on, the mean difference corrects everybody’s score.',
  },
  desk_told: {
    zh_cn: '共收到 {n} 份官方成绩。',
    en: '{n} official {n|score has|scores have} been entered.',
  },
  col_measure: { zh_cn: '科目', en: 'Measure' },
  col_n: { zh_cn: '可比的份数', en: 'Compared' },
  col_difference: { zh_cn: '平均差（官方 − 估分）', en: 'Mean difference (official − estimate)' },
  col_spread: { zh_cn: '差的标准差', en: 'Its spread' },
  col_error: { zh_cn: '平均偏离', en: 'Mean error' },
  col_shift: { zh_cn: '现在的校正', en: 'Correction' },
  col_doubt: { zh_cn: '量尺剩下的疑问', en: 'Doubt left' },
  too_few: { zh_cn: '不到 {n} 份，不校正', en: 'none below {n}' },
  n_points: { zh_cn: '{n} 分', en: '{n} pt' },
  measure_verbal: { zh_cn: '语文', en: 'Verbal' },
  measure_quant: { zh_cn: '数学', en: 'Quantitative' },

  accuracy: { zh_cn: '估分有多准', en: 'How good estimates are' },
  accuracy_none: {
    zh_cn:
      '还没有测过。考完的人可以填官方成绩；每科满 {n} 份，这里就写出估分平均差几分。在那之前，我们不写没有测过的数。',
    en: 'Not measured yet. People can enter their official scores after the exam; once there are {n} for a measure, you can read here how many points estimates are off. Until then we give no figure, because none was measured.',
  },
  accuracy_one: {
    zh_cn: '{measure}：{n} 位考生填了官方成绩，考试当天的估分平均差 {points} 分。',
    en: '{measure}: {n} people entered their official scores; estimates of that day were off by {points} points on average.',
  },
  accuracy_rest: {
    zh_cn: '{measure}：还没有测过，不到 {n} 份官方成绩。',
    en: '{measure}: not measured yet, with fewer than {n} official scores.',
  },
  tell: { zh_cn: '考完了，填官方成绩', en: 'Enter an official score' },
  accuracy_who: {
    zh_cn: '填成绩的是愿意填的人，不等于所有考生。',
    en: 'Scores come from those who choose to enter them, not from everybody who takes the exam.',
  },
});
