/** A text of a lesson in the page's language; the exam's own English keeps its face in both. */
import { isExamEnglish, readable } from '#app/lessons/exam-english.ts';
import { useLocale } from '#app/locale.tsx';
import { RichText } from '#app/questions/rich-text.tsx';
import { SentenceVoice } from '#app/words/sentence-voice.tsx';
import type { BankText, BankTexts } from '#core/bank-text.ts';

export function Said({ text }: { text: BankTexts }) {
  const locale = useLocale();
  if (!isExamEnglish(text)) return <RichText text={text[locale]} />;
  return (
    <span lang="en" className="font-serif">
      <RichText text={text.en} />
    </span>
  );
}

/** The name of a button: a formula alone is none to every program that reads pages aloud, so it is written out for them. */
export function SaidName({ text }: { text: BankTexts }) {
  const locale = useLocale();
  if (!/^\s*\$[^$]*\$\s*$/.test(text[locale])) return <Said text={text} />;
  return (
    <>
      <span aria-hidden="true">
        <Said text={text} />
      </span>
      <span className="sr-only">{readable(text[locale])}</span>
    </>
  );
}

/** What the exam would say, read aloud where the device has a voice. */
export function English({ text, className = '' }: { text: BankText; className?: string }) {
  return (
    <div className={`flex items-start gap-2 ${className}`}>
      <p
        lang="en"
        className="min-w-0 flex-1 font-serif text-18 leading-[1.8] md:text-[1.25rem] md:leading-[1.85]"
      >
        <RichText text={text} />
      </p>
      <SentenceVoice sentence={readable(text)} className="-mt-1.5" />
    </div>
  );
}
