/** What the server hands to middleware and loaders of a page request. */
import { createContext } from 'react-router';
import type { Calls } from '#contract/all.ts';
import type { Client } from '#contract/client.ts';

/** Settings that pages may show; they reach the browser. */
export type Site = {
  company: { zh_cn: string; en: string };
  icpRecord: string | null;
  videoUrl: string | null;
  sisterSites: { SAT: string | null; TOEFL: string | null; IELTS: string | null };
  mainHost: string | null;
  questionHost: string | null;
  analyticsUrl: string | null;
};

export type User = Calls['GET /api/users/info']['reply'];

/** The calls that change nothing. */
type Reads = { [R in keyof Calls as R extends `GET ${string}` ? R : never]: Calls[R] };

/** Who is logged in, as much of it as every page is told. */
export type SignedIn = { viewer: Pick<User, 'id' | 'nickname' | 'email' | 'phone'>; unread: number };

export type PageContext = {
  api: Client;
  /** For pages that show everybody the same: the replies are a visitor's, and are kept for a moment. */
  asVisitor: Client<Reads>;
  nonce: string;
  site: Site;
  /** The public origin, for canonical links and share cards. */
  origin: string;
  /**
   * Who is here, asked of the API once for each request; null for a visitor and for a token that is no longer good.
   * A page that asks is rendered for each reader anew (server/pages/reader-pages.ts).
   */
  findViewer: () => Promise<User | null>;
  /** What the frame around every page is told. It may hold stand-ins: to be shown, not to be looked at. */
  findSignedIn: () => Promise<SignedIn | null>;
};

export const pageContext = createContext<PageContext>();
