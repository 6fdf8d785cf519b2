/** An article's text: headings, paragraphs, lists, tables and cautions, as the API gives them. */
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocale } from '#app/locale.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { htmlLang } from '#core/locale.ts';
import { type Block, type Inline, inlineText } from '#core/markdown.ts';

type ArticleProps = {
  blocks: readonly Block[];
  /** In a lesson or an answer the text is smaller and has no large gaps. */
  size?: 'reading' | 'small';
  className?: string;
};

export function Article({ blocks, size = 'reading', className = '' }: ArticleProps) {
  return (
    <div
      lang={htmlLang(useLocale())}
      className={`${size === 'reading' ? 'text-16 leading-[1.85] md:text-[1.0625rem]' : 'text-15'} ${className}`}
    >
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's blocks never change their places
        <BlockView key={place} block={block} isSmall={size === 'small'} />
      ))}
    </div>
  );
}

function BlockView({ block, isSmall }: { block: Block; isSmall: boolean }) {
  const gap = isSmall ? 'mt-2.5 first:mt-0' : 'mt-5 first:mt-0';
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <h2 id={block.id} className="mt-12 mb-1 scroll-mt-36 text-26 first:mt-0">
          <Runs runs={block.runs} />
        </h2>
      ) : (
        <h3 id={block.id} className="mt-8 scroll-mt-36 text-21 first:mt-0">
          <Runs runs={block.runs} />
        </h3>
      );
    case 'paragraph':
      return (
        <p className={gap}>
          <Runs runs={block.runs} />
        </p>
      );
    case 'quote':
      return (
        <Callout as="p" className={`flex gap-3 text-ink-2 ${isSmall ? 'mt-3' : 'mt-6'}`}>
          <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="mt-1 size-4.5" />
          <span className="min-w-0">
            <Runs runs={block.runs} />
          </span>
        </Callout>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List
          className={`space-y-1.5 pl-6 marker:text-ink-3 ${block.isOrdered ? 'list-decimal' : 'list-disc'} ${gap}`}
        >
          {block.items.map((item, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items never change their places
            <li key={place} className="pl-1">
              <Runs runs={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <TableView block={block} className={gap} />;
  }
}

function TableView({ block, className }: { block: Extract<Block, { kind: 'table' }>; className: string }) {
  return (
    <section
      aria-label={block.head.map(inlineText).join(' · ')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className={`-mx-5 overflow-x-auto px-5 md:mx-0 md:px-0 ${className}`}
    >
      <table className="w-full border-collapse text-14 md:text-15">
        <thead>
          <tr>
            {block.head.map((cell, place) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their places
                key={place}
                scope="col"
                className="border-b border-ink py-2 pr-3 text-left md:pr-4 text-13 font-normal text-ink-3 last:pr-0"
              >
                <Runs runs={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their places
            <tr key={place} className="border-b border-rule">
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells never change their places
                <td key={column} className="min-w-14 py-2.5 pr-3 align-top md:min-w-20 md:pr-4 last:pr-0">
                  <Runs runs={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Runs({ runs }: { runs: readonly Inline[] }): ReactNode {
  return runs.map((run, place) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: runs never change their places
    return <Run key={place} run={run} />;
  });
}

function Run({ run }: { run: Inline }): ReactNode {
  switch (run.kind) {
    case 'text':
      return run.text;
    case 'strong':
      return (
        <strong className="font-semibold">
          <Runs runs={run.runs} />
        </strong>
      );
    case 'em': {
      // Chinese has no italics: emphasis is a change of face. English words keep their own punctuation.
      const isEnglish = !/\p{Script=Han}/u.test(inlineText(run.runs));
      return (
        <em lang={isEnglish ? 'en' : undefined} className={`font-serif! ${isEnglish ? '' : 'not-italic'}`}>
          <Runs runs={run.runs} />
        </em>
      );
    }
    case 'link':
      return (
        <Link to={run.to} className="border-b border-ink-3 hover:border-ink hover:glow-line">
          <Runs runs={run.runs} />
        </Link>
      );
  }
}
