/** A comment's text: line breaks kept, addresses made into links that give nothing away. */
import { Fragment } from 'react';
import { readLinks } from '#core/links.ts';

export function CommentText({ text }: { text: string }) {
  return (
    <p className="break-words whitespace-pre-line">
      {readLinks(text).map((piece, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
        <Fragment key={place}>
          {piece.href ? (
            <a
              href={piece.href}
              target="_blank"
              rel="nofollow ugc noopener noreferrer"
              className="underline underline-offset-2"
            >
              {piece.text}
            </a>
          ) : (
            piece.text
          )}
        </Fragment>
      ))}
    </p>
  );
}
