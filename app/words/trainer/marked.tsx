/** An English sentence whose word, between asterisks, is left out. */
import { useText } from '#app/locale.tsx';
import { piecesOf } from '#core/words/entry.ts';
import { trainerTexts } from '#messages/words/trainer.ts';

/** Pieces have no names of their own; they stay in their places. */
const pieces = (text: string) => piecesOf(text).map((piece, place) => ({ ...piece, place }));

/** A mark that follows the gap stays with it at the end of a line. */
function gapPieces(text: string) {
  const parts = pieces(text);
  return parts.map((part, at) => {
    const following = /^[^\s\p{L}\p{N}]+/u;
    const mark = part.isWord ? (following.exec(parts[at + 1]?.text ?? '')?.[0] ?? '') : '';
    return { ...part, mark, text: parts[at - 1]?.isWord ? part.text.replace(following, '') : part.text };
  });
}

/** The headword left out; `filled` stands in its place once it is known. */
export function GapSentence({ text, filled }: { text: string; filled?: string | undefined }) {
  const t = useText(trainerTexts);
  return (
    <span lang="en" className="font-serif">
      {gapPieces(text).map(({ text: part, isWord, mark, place }) =>
        isWord ? (
          <span key={place} className="whitespace-nowrap">
            <span
              className={`mx-1 inline-block min-w-24 border-b-2 border-ink px-2 text-center leading-tight ${filled === undefined ? 'bg-beam-faint' : 'bg-beam-wash font-semibold'}`}
            >
              {filled ?? <span className="sr-only">{t('blank')}</span>}
              {filled === undefined ? '\u00a0' : null}
            </span>
            {mark}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}

/** The word as it stands in the sentence. */
export const wordIn = (text: string): string => piecesOf(text).find(({ isWord }) => isWord)?.text ?? '';
