/** How dates and prices are written on the public pages. */
import { texts } from '#core/texts.ts';

export const siteDates = texts({
  day: { zh_cn: '{month} 月 {date} 日', en: '{date} {monthName}' },
  full_day: { zh_cn: '{year} 年 {month} 月 {date} 日', en: '{date} {monthName} {year}' },
  month_only: { zh_cn: '{year} 年 {month} 月', en: '{monthName} {year}' },
  month_weekday: { zh_cn: '{month} 月 {weekday}', en: '{monthShort}, {weekday}' },
  beijing: { zh_cn: '北京时间', en: 'Beijing time' },
  w0: { zh_cn: '周日', en: 'Sun' },
  w1: { zh_cn: '周一', en: 'Mon' },
  w2: { zh_cn: '周二', en: 'Tue' },
  w3: { zh_cn: '周三', en: 'Wed' },
  w4: { zh_cn: '周四', en: 'Thu' },
  w5: { zh_cn: '周五', en: 'Fri' },
  w6: { zh_cn: '周六', en: 'Sat' },
  m1: { zh_cn: '1 月', en: 'January' },
  m2: { zh_cn: '2 月', en: 'February' },
  m3: { zh_cn: '3 月', en: 'March' },
  m4: { zh_cn: '4 月', en: 'April' },
  m5: { zh_cn: '5 月', en: 'May' },
  m6: { zh_cn: '6 月', en: 'June' },
  m7: { zh_cn: '7 月', en: 'July' },
  m8: { zh_cn: '8 月', en: 'August' },
  m9: { zh_cn: '9 月', en: 'September' },
  m10: { zh_cn: '10 月', en: 'October' },
  m11: { zh_cn: '11 月', en: 'November' },
  m12: { zh_cn: '12 月', en: 'December' },
});
