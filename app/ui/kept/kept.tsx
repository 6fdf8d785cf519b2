/**
 * A part of a page that is the same for everybody who is shown the same: a server renders it once and sends it again.
 * In a browser it is a part like any other.
 */
import { createContext, type ReactNode, use } from 'react';
import { useLocale } from '#app/locale.tsx';

/** On the server: parts that were rendered before, by name. In the browser there are none. */
export const KeptContext = createContext<(name: string, shows: string) => string | undefined>(
  () => undefined,
);

type KeptProps = {
  /** Its name, which no part of the page has that shows something else. */
  as: string;
  /** All that decides what stands in it; it may tell of nothing else. */
  shows: string;
  /** What is inside may take an id from its place (`useId`) only where that is the same on every page that has the part. */
  children: ReactNode;
};

export function Kept({ as, shows, children }: KeptProps) {
  const name = `${as}-${useLocale()}`;
  const html = use(KeptContext)(name, shows);
  if (html !== undefined)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what this very part was rendered to before
    return <div data-kept={name} className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <div data-kept={name} className="contents">
      {children}
    </div>
  );
}
