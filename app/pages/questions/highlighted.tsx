/** A text found by a search, the words that fit it lit. */
import type { Calls } from '#contract/all.ts';

type Pieces = Calls['GET /api/search']['reply']['questions']['list'][number]['title'];

export function Highlighted({ pieces }: { pieces: Pieces }) {
  return pieces.map(({ text, hit }, place) => {
    const Tag = hit ? 'mark' : 'span';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
      <Tag key={place} className={hit ? 'bg-beam-wash text-inherit' : undefined}>
        {text}
      </Tag>
    );
  });
}
