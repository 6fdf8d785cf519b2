/** The days of a week as calendars head them, and whose clock public pages go by. */
import { texts } from '#core/texts.ts';

export const siteDates = texts({
  beijing: { zh_cn: '北京时间', en: 'Beijing time' },
  w0: { zh_cn: '周日', en: 'Sun' },
  w1: { zh_cn: '周一', en: 'Mon' },
  w2: { zh_cn: '周二', en: 'Tue' },
  w3: { zh_cn: '周三', en: 'Wed' },
  w4: { zh_cn: '周四', en: 'Thu' },
  w5: { zh_cn: '周五', en: 'Fri' },
  w6: { zh_cn: '周六', en: 'Sat' },
});
