/**
 * Pages for who is logged in. Most public pages are the same for all of them but for their own words in the header, so
 * such a page is rendered once, with stand-ins for those words, and each reader's reply has theirs in their places.
 */
import { randomBytes } from 'node:crypto';
import { isHtml, isShortEnough, maxPages, mayBeKept } from '#server/pages/cacheable.ts';
import { createShortMemory } from '#server/pages/short-memory.ts';

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

/** Letters, digits and what needs no escaping anywhere: they read the same in a text, an attribute and a script. */
const plain = /^[\p{L}\p{M}\p{N}\p{Emoji_Presentation} @._+/=·-]*$/u;

const isPlain = (words: Words): boolean => names.every((name) => plain.test(words[name] ?? ''));

/** Who has no e-mail address has no stand-in for one either, and another page: it may ask whether there is one. */
const givenIn = (words: Words): Name[] => names.filter((name) => words[name] !== null);

type StandIns = { words: Words; pattern: RegExp };

/** Their secret is as old as the page, so that nothing that somebody wrote for the page can hold one. */
function makeStandIns(given: readonly Name[]): StandIns {
  const secret = randomBytes(12).toString('base64url');
  const entries = names.map((name) => [name, given.includes(name) ? `${secret}.${name}.` : null]);
  return {
    words: Object.fromEntries(entries) as Words,
    pattern: new RegExp(`${secret}\\.(${names.join('|')})\\.`, 'g'),
  };
}

type Rendered = { response: Response; isForAll: boolean };

/** Texts between which the words stand, and whose words these are. */
type Page = {
  status: number;
  headers: [string, string][];
  pattern: RegExp;
  texts: Buffer[];
  gaps: Name[];
};

export type ReaderPages = {
  /** `render` is given the words to render with, and says whether its page asked for nothing of the reader's own. */
  get: (key: string, words: Words, render: (words: Words) => Promise<Rendered>) => Promise<Response>;
};

export function createReaderPages(now: () => number): ReaderPages {
  const pages = createShortMemory<Page>(now, maxPages);
  return {
    async get(key, words, render) {
      if (!isPlain(words)) return (await render(words)).response;
      const given = givenIn(words);
      const shape = `${key} ${given}`;
      const known = pages.get(shape);
      if (known) return fill(known, words);
      // Readers who come at once each render it: waiting for one another would slow the pages that nobody can share.
      const standIns = makeStandIns(given);
      const { response, isForAll } = await render(standIns.words);
      if (!isHtml(response)) {
        const { status, body } = response;
        return new Response(body, { status, headers: headersFor(response.headers, standIns.pattern, words) });
      }
      const page = await cut(response, standIns.pattern);
      if (isForAll && mayBeKept(response) && isShortEnough(sizeOf(page))) pages.set(shape, page);
      return fill(page, words);
    },
  };
}

async function cut({ status, headers, body }: Response, pattern: RegExp): Promise<Page> {
  // Cut at a pattern with a group, a text gives what is between and the groups in turn.
  const parts = (await new Response(body).text()).split(pattern);
  return {
    status,
    headers: [...headers],
    pattern,
    texts: parts.filter((_, place) => place % 2 === 0).map((text) => Buffer.from(text)),
    gaps: parts.filter((_, place) => place % 2 === 1) as Name[],
  };
}

const sizeOf = ({ texts }: Page): number => texts.reduce((sum, text) => sum + text.length, 0);

function fill({ status, headers, pattern, texts, gaps }: Page, words: Words): Response {
  const parts = texts.flatMap((text, place) => {
    const name = gaps[place];
    return name ? [text, Buffer.from(words[name] ?? '')] : [text];
  });
  return new Response(Buffer.concat(parts), { status, headers: headersFor(headers, pattern, words) });
}

const headersFor = (headers: Iterable<[string, string]>, pattern: RegExp, words: Words): [string, string][] =>
  [...headers].map(([name, value]) => [name, value.replace(pattern, (_, gap: Name) => words[gap] ?? '')]);
