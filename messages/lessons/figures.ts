/** Words in and around the figures of lessons. */
import type { Role } from '#core/lessons/figures.ts';
import { type Text, texts } from '#core/texts.ts';

export const lessonFigureTexts = texts({
  figure: { zh_cn: '图', en: 'Figure' },
  not_to_scale: { zh_cn: '图形未按比例绘制。', en: 'Figure not drawn to scale.' },
  drag: { zh_cn: '拖动图或滑块', en: 'drag figure or slider' },
  not_loaded: {
    zh_cn: '图没能载入，图上的内容是：',
    en: 'The figure did not load. What it shows:',
  },
  mean: { zh_cn: '平均值', en: 'mean' },
  neither: { zh_cn: '都不属于', en: 'neither' },
  supports: { zh_cn: '支持', en: 'supports' },
  opposes: { zh_cn: '反对', en: 'opposes' },
  expected: { zh_cn: '按常理', en: 'you would expect' },
  turn: { zh_cn: '转折', en: 'turn' },
});

export const roleTexts: Readonly<Record<Role, Text>> = texts({
  background: { zh_cn: '背景', en: 'background' },
  premise: { zh_cn: '理由', en: 'reason' },
  gap: { zh_cn: '没说出的一步', en: 'unstated step' },
  conclusion: { zh_cn: '结论', en: 'conclusion' },
  view: { zh_cn: '观点', en: 'view' },
  objection: { zh_cn: '反对意见', en: 'objection' },
  reply: { zh_cn: '回应', en: 'reply' },
  example: { zh_cn: '例子', en: 'example' },
});
