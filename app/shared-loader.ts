/**
 * A loader whose page visitors share: the server renders it once and hands the same page to every visitor for a moment
 * (docs/page-cache.md). A page is shared because its loader says so here, never because it happened to ask for nothing.
 */
import type { RouterContextProvider } from 'react-router';
import { type PageContext, pageContext } from '#app/context.ts';

/**
 * All that such a loader can see: the address, and what the API answers. The request, with its cookies, headers and
 * network address, the account and the nonce belong to one reader, and are not here.
 */
export type SharedArgs<Params = unknown> = Pick<
  PageContext,
  'api' | 'asVisitor' | 'origin' | 'isDocument'
> & {
  params: Params;
  url: URL;
  /** False for every visitor. Who is logged in gets a page of their own, rendered by the same loader. */
  isUser: () => Promise<boolean>;
};

type LoaderArgs<Params> = { params: Params; url: URL; context: Readonly<RouterContextProvider> };

export const sharedLoader =
  <Params, Data>(load: (args: SharedArgs<Params>) => Data) =>
  ({ params, url, context }: LoaderArgs<Params>): Data => {
    const { api, asVisitor, origin, isDocument, findViewer, share } = context.get(pageContext);
    share();
    const isUser = async () => (await findViewer()) !== null;
    return load({ api, asVisitor, origin, isDocument, params, url, isUser });
  };
