/** What the inbox says about reports. */
import { texts } from '#core/texts.ts';

export const reportMessages = texts({
  ready_title: { zh_cn: '报告好了：{title}', en: 'Your report is ready: {title}' },
  ready_body: {
    zh_cn: '估分、错题和接下来先做什么，都在里面。',
    en: 'The estimate, what went wrong, and what to do first.',
  },
});
