/** Where a document starts its scripts: the router's own element in the browser, its late form on the server. */
import { createContext, use } from 'react';
import { Scripts } from 'react-router';
import type { LateScripts } from '#app/late-scripts.ts';

/** Null in the browser, which only finds again what it was sent, and in development. */
export const ScriptsContext = createContext<LateScripts | null>(null);

export function DocumentScripts({ nonce }: { nonce: string }) {
  const late = use(ScriptsContext);
  if (late === null) return <Scripts nonce={nonce} />;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own, its data quoted */}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: late.start }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own */}
      <script nonce={nonce} type="module" async dangerouslySetInnerHTML={{ __html: late.modules }} />
    </>
  );
}
