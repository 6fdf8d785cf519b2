/** Sentences of the deck: the word that is meant is lit, and English inside a note keeps its own face. */
import { Fragment } from 'react';
import { piecesOf } from '#core/words/entry.ts';
import { SentenceVoice } from './sentence-voice.tsx';

type Pieces = readonly { text: string; isWord: boolean }[];

export function LitSentence({ pieces, className = '' }: { pieces: Pieces; className?: string }) {
  return (
    <span lang="en" className={`font-serif ${className}`}>
      {pieces.map(({ text, isWord }, place) =>
        isWord ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never move
          <mark key={place} className="bg-beam-wash px-0.5 text-ink">
            {text}
          </mark>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never move
          <Fragment key={place}>{text}</Fragment>
        ),
      )}
    </span>
  );
}

type Example = { en: string; zh: string };

/** With its translation below it. */
export function ExampleSentence({ example }: { example: Example }) {
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <p className="text-[1.0625rem] leading-[1.7]">
          <LitSentence pieces={piecesOf(example.en)} />
        </p>
        <p lang="zh-CN" className="mt-0.5 text-14 text-ink-2">
          {example.zh}
        </p>
      </div>
      <SentenceVoice sentence={example.en.replaceAll('*', '')} className="-mt-1.5" />
    </div>
  );
}

/** A note of the deck, in which *English words* are marked. */
export function MarkedNote({ text }: { text: string }) {
  return piecesOf(text).map((piece, place) =>
    piece.isWord ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a note never move
      <i key={place} lang="en" className="font-serif">
        {piece.text}
      </i>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a note never move
      <Fragment key={place}>{piece.text}</Fragment>
    ),
  );
}
