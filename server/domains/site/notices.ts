/** Messages that the site domain sends, each with the title of what it is about. */
import { fill, type Text } from '#core/texts.ts';
import { siteNotices } from '#messages/site/notices.ts';
import type { Deps } from '#server/deps.ts';
import { sendMessage } from '#server/domains/inbox/service.ts';
import type { Audience } from '#server/platform/events.ts';

type NoticeName = 'signed_up' | 'order_placed' | 'order_confirmed' | 'order_cancelled' | 'order_for_staff';

export async function sendNotice(
  deps: Deps,
  to: Audience,
  name: NoticeName,
  { title, link, now }: { title: Text; link: string; now: Date },
): Promise<void> {
  const heading = siteNotices[`${name}_title`];
  await sendMessage(deps, {
    to,
    title: {
      zh_cn: fill(heading.zh_cn, { title: title.zh_cn }),
      en: fill(heading.en, { title: title.en }),
    },
    body: siteNotices[`${name}_body`],
    link,
    senderId: null,
    now,
  });
}
