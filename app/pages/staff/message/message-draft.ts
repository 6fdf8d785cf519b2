/** A message as it is typed, and as the API takes it; what can be told of it without the server. */
import type { Calls } from '#contract/all.ts';
import { roles } from '#core/accounts/roles.ts';

export type MessageDraft = {
  /** Drawn when it is checked, and anew after every change: what is sent twice by one key is sent once. */
  key: string;
  audience: string;
  userId: string;
  /** By which the person is shown; the number is what counts. */
  nickname: string;
  role: string;
  titleZh: string;
  titleEn: string;
  bodyZh: string;
  bodyEn: string;
  link: string;
};

export type Message = Calls['POST /api/staff/messages']['options']['body'];

export type MessageFaults = {
  [Name in 'userId' | 'titleZh' | 'titleEn' | 'bodyZh' | 'bodyEn' | 'link']?:
    | 'recipient'
    | 'nobody'
    | 'missing'
    | 'title_long'
    | 'body_long'
    | 'link';
};

const audiences = ['user', 'role', 'all'] as const;

export function readMessage(draft: MessageDraft): Message {
  const audience = audiences.find((one) => one === draft.audience) ?? 'user';
  return {
    key: draft.key,
    audience,
    ...(audience === 'user' ? { userId: draft.userId } : {}),
    ...(audience === 'role' ? { role: roles.find((one) => one === draft.role) ?? 'user' } : {}),
    title: { zh_cn: draft.titleZh.trim(), en: draft.titleEn.trim() },
    body: { zh_cn: draft.bodyZh.trim(), en: draft.bodyEn.trim() },
    link: draft.link.trim() || null,
  };
}

const longestTitle = 60;
const longestBody = 2000;

/** In the order of the form, so that the first is the one to go to. */
export function findFaults({ audience, userId = '', title, body, link }: Message): MessageFaults {
  const faults: MessageFaults = {};
  if (audience === 'user' && !/^[1-9]\d{0,17}$/.test(userId)) faults.userId = 'recipient';
  const texts = [
    ['titleZh', title.zh_cn, longestTitle, 'title_long'],
    ['titleEn', title.en, longestTitle, 'title_long'],
    ['bodyZh', body.zh_cn, longestBody, 'body_long'],
    ['bodyEn', body.en, longestBody, 'body_long'],
  ] as const;
  for (const [name, text, longest, fault] of texts) {
    if (text === '') faults[name] = 'missing';
    else if (text.length > longest) faults[name] = fault;
  }
  if (link && !/^\/(?![/\\])\S*$/.test(link)) faults.link = 'link';
  return faults;
}
