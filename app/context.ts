/** What the server hands to middleware and loaders of a page request. */
import { createContext } from 'react-router';
import type { Calls } from '#contract/all.ts';
import type { Client } from '#contract/client.ts';

/** Settings that pages may show; they reach the browser. */
export type Site = {
  company: { zh_cn: string; en: string };
  icpRecord: string | null;
  videoUrl: string | null;
  /** There is a code to follow it by. */
  hasOfficialAccount: boolean;
  sisterSites: { SAT: string | null; TOEFL: string | null; IELTS: string | null };
  mainHost: string | null;
  questionHost: string | null;
  analyticsUrl: string | null;
};

export type User = Calls['GET /api/users/info']['reply'];

/** The calls that change nothing. */
type Reads = { [R in keyof Calls as R extends `GET ${string}` ? R : never]: Calls[R] };

/** What the frame around every page is told. */
export type Frame = {
  viewer: (Pick<User, 'id' | 'nickname' | 'email' | 'phone'> & { isStaff: boolean }) | null;
  unread: number;
};

/** What the document's own loader tells every page. */
export type RootData = Frame & { site: Site; origin: string };

export type PageContext = {
  api: Client;
  /** For pages that show everybody the same: the replies are a visitor's, and are kept for a moment. */
  asVisitor: Client<Reads>;
  nonce: string;
  site: Site;
  /** The public origin, for canonical links and share cards. */
  origin: string;
  /** Who is here, asked of the API once for each request; null for a visitor and for a token that is no longer good. */
  findViewer: () => Promise<User | null>;
  findFrame: () => Promise<Frame>;
  /** A page as a whole; else the data that an open page asks for. */
  isDocument: boolean;
  /** Says that visitors may share this page; called by `sharedLoader` alone. */
  share: () => void;
  /** Takes the page's HTML as the bytes that it is; as the body of the reply the router would make it a stream. */
  handOver: (html: Uint8Array<ArrayBuffer>) => void;
};

export const pageContext = createContext<PageContext>();
