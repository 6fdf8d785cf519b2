/** Cases and cases of cases, as lists within lists that are laid out from left to right. */

import { InlineText } from '#app/figures/inline-text.tsx';
import type { Branch, TreeFigure } from '#core/lessons/figures.ts';
import type { Locale } from '#core/locale.ts';
import styles from './tree.css?inline';

export function Tree({ figure, locale }: { figure: TreeFigure; locale: Locale }) {
  const isDeep = figure.branches.some(({ branches }) => branches !== undefined);
  return (
    <div className="lf-tree" data-deep={isDeep || undefined}>
      <style href="lesson-tree" precedence="figure">
        {styles}
      </style>
      <div className="lf-tree-root">
        <InlineText>{figure.root[locale]}</InlineText>
      </div>
      <Branches branches={figure.branches} locale={locale} />
    </div>
  );
}

function Branches({ branches, locale }: { branches: readonly Branch[]; locale: Locale }) {
  return (
    <ul className="lf-branches">
      {branches.map(({ text, note, branches: inner }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: branches never change their places
        <li key={place} className="lf-branch">
          {note ? (
            <span className="lf-branch-note">
              <InlineText>{note[locale]}</InlineText>
            </span>
          ) : null}
          <span className="lf-branch-text">
            <InlineText>{text[locale]}</InlineText>
          </span>
          {inner ? <Branches branches={inner} locale={locale} /> : null}
        </li>
      ))}
    </ul>
  );
}
