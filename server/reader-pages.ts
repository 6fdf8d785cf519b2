/**
 * Pages for who is logged in. Most public pages are the same for all of them but for their own words in the header, so
 * such a page is rendered once, with stand-ins for those words, and each reader's reply has theirs in their places.
 */
import { randomBytes } from 'node:crypto';
import { createShortMemory } from '#server/short-memory.ts';
import { isHtml, mayBeKept } from '#server/visitor-pages.ts';

const maxEntries = 300;
const maxLength = 256 * 1024;

/** All that differs between two readers of a page that asked for nothing of their own. */
export type Words = {
  nonce: string;
  id: string;
  nickname: string;
  email: string | null;
  phone: string | null;
};

type Name = keyof Words;

const names: readonly Name[] = ['nonce', 'id', 'nickname', 'email', 'phone'];

/** Nobody can write a stand-in into a page, for nobody knows this. */
const secret = randomBytes(12).toString('base64url');
const standIn = new RegExp(`${secret}\\.(${names.join('|')})\\.`, 'g');

/** Who has no e-mail address has no stand-in for one either: pages may ask whether there is one. */
function standInsFor(words: Words): Words {
  const entries = names.map((name) => [name, words[name] === null ? null : `${secret}.${name}.`]);
  return Object.fromEntries(entries) as Words;
}

/** Letters, digits and what needs no escaping anywhere: they read the same in a text, an attribute and a script. */
const plain = /^[\p{L}\p{M}\p{N}\p{Emoji_Presentation} @._+/=·-]*$/u;

const isPlain = (words: Words): boolean => names.every((name) => plain.test(words[name] ?? ''));

type Rendered = { response: Response; isForAll: boolean };

/** Texts between which the words stand, and whose words these are. */
type Kept = { status: number; headers: [string, string][]; texts: Buffer[]; gaps: Name[] };

export type ReaderPages = {
  /** `render` is given the words to render with, and says whether its page asked for nothing of the reader's own. */
  get: (key: string, words: Words, render: (words: Words) => Promise<Rendered>) => Promise<Response>;
};

export function createReaderPages(now: () => number): ReaderPages {
  const pages = createShortMemory<Kept>(now, maxEntries);
  return {
    async get(key, words, render) {
      if (!isPlain(words)) return (await render(words)).response;
      const shape = `${key} ${words.email === null} ${words.phone === null}`;
      const known = pages.get(shape);
      if (known) return fill(known, words);
      const { response, isForAll } = await render(standInsFor(words));
      if (!isHtml(response)) return response;
      const page = await cut(response);
      if (isForAll && mayBeKept(response) && sizeOf(page) <= maxLength) pages.set(shape, page);
      return fill(page, words);
    },
  };
}

async function cut({ status, headers, body }: Response): Promise<Kept> {
  // Cut at a pattern with a group, a text gives what is between and the groups in turn.
  const parts = (await new Response(body).text()).split(standIn);
  return {
    status,
    headers: [...headers],
    texts: parts.filter((_, place) => place % 2 === 0).map((text) => Buffer.from(text)),
    gaps: parts.filter((_, place) => place % 2 === 1) as Name[],
  };
}

const sizeOf = ({ texts }: Kept): number => texts.reduce((sum, text) => sum + text.length, 0);

function fill({ status, headers, texts, gaps }: Kept, words: Words): Response {
  const parts = texts.flatMap((text, place) => {
    const name = gaps[place];
    return name ? [text, Buffer.from(words[name] ?? '')] : [text];
  });
  const filled = headers.map(([name, value]): [string, string] => [
    name,
    value.replace(standIn, (_, gap: Name) => words[gap] ?? ''),
  ]);
  return new Response(Buffer.concat(parts), { status, headers: filled });
}
