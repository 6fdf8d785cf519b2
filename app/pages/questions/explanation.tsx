/** Why: the clue, the steps, the wrong ways, in the page's language and on request in the other one too. */
import { createContext, use, useState } from 'react';
import { useLocale, useText } from '#app/locale.tsx';
import { useWordKeeper } from '#app/pages/learning/keep-word.tsx';
import { Distribution } from '#app/pages/questions/distribution.tsx';
import { GlossedWords, wordsOf } from '#app/pages/questions/glossed-words.tsx';
import type { Checked, Detail } from '#app/pages/questions/try-question.tsx';
import { RichText } from '#app/questions/rich-text.tsx';
import { Switch } from '#app/ui/inputs/switch.tsx';
import { htmlLang, type Locale } from '#core/locale.ts';
import { fewestAnswers } from '#core/questions/crowd.ts';
import type { Text } from '#core/texts.ts';
import { wordBookTexts } from '#messages/learning/word-book.ts';
import { questionExplanation } from '#messages/questions/explanation.ts';
import { questionPages } from '#messages/questions/pages.ts';

type Analysis = NonNullable<Checked['analysis']>;

type ExplanationProps = {
  questionId: string;
  question: Detail['question'];
  checked: Pick<Checked, 'key' | 'analysis' | 'stimulusNotes' | 'distribution' | 'stats'>;
  /** Words that are in the word book already. */
  kept: readonly string[];
  /** What was answered, to be found again among what people chose. */
  chosen?: readonly string[];
  /** Of its heading, where it stands inside something else. */
  level?: Level;
};
type Level = 2 | 3;

export function Explanation({ questionId, question, checked, kept, chosen, level = 2 }: ExplanationProps) {
  const t = useText(questionExplanation);
  const q = useText(questionPages);
  const locale = useLocale();
  const [isBoth, setIsBoth] = useState(false);
  const languages: Locale[] = isBoth ? [locale, locale === 'en' ? 'zh_cn' : 'en'] : [locale];
  const { analysis, distribution, stimulusNotes, stats } = checked;
  const keeper = useWordKeeper(kept);
  const b = useText(wordBookTexts);
  if (!analysis) return null;
  const words = wordsOf(question, analysis);
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <LevelContext value={level}>
      <section className={level === 2 ? 'mt-10 border-t border-ink pt-4' : 'mt-8 border-t border-rule pt-4'}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Title className={level === 2 ? 'text-26' : 'text-21'}>{q('analysis')}</Title>
          <Switch
            label={t('analysis_both')}
            checked={isBoth}
            onChange={(event) => setIsBoth(event.target.checked)}
          />
        </div>
        {'clued' in analysis && analysis.clued ? (
          <Block title={t('clue')}>
            <p lang="en" className="max-w-205 font-serif text-18 leading-[1.8]">
              <RichText text={analysis.clued} />
            </p>
          </Block>
        ) : null}
        {'value' in analysis ? (
          <Block title={t('answer_is')}>
            <p className="font-serif text-21 font-bold">{analysis.value}</p>
          </Block>
        ) : null}
        <ol className="mt-5 grid max-w-205 gap-4">
          {analysis.steps.map((step, index) => (
            <li key={step.en} className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
              <span aria-hidden="true" className="font-serif text-ink-3">
                {analysis.steps.length > 1 ? index + 1 : '·'}
              </span>
              <InLanguages text={step} languages={languages} />
            </li>
          ))}
        </ol>
        {'misses' in analysis && analysis.misses.length > 0 ? (
          <Block title={t('common_misses')}>
            <ul className="grid max-w-205 gap-3">
              {analysis.misses.map((miss) => (
                <li key={miss.value} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-3">
                  <b className="font-serif">{miss.value}</b>
                  <InLanguages text={miss.why} languages={languages} />
                </li>
              ))}
            </ul>
          </Block>
        ) : null}
        {'points' in analysis ? <EssayNotes analysis={analysis} languages={languages} /> : null}
        {'translation' in analysis && analysis.translation ? (
          <Block title={t('translation')}>
            <p lang="zh-CN" className="max-w-205">
              {analysis.translation}
            </p>
          </Block>
        ) : null}
        {words.length > 0 ? (
          <Block title={b('words_here')}>
            <GlossedWords words={words} questionId={questionId} keeper={keeper} />
          </Block>
        ) : null}
        {stimulusNotes && ('summary' in stimulusNotes || stimulusNotes.words?.length) ? (
          <Block title={t('passage_notes')}>
            {'summary' in stimulusNotes && stimulusNotes.summary ? (
              <InLanguages text={stimulusNotes.summary} languages={languages} />
            ) : null}
            {stimulusNotes.words?.length ? (
              <GlossedWords words={stimulusNotes.words} questionId={questionId} keeper={keeper} />
            ) : null}
          </Block>
        ) : null}
        {distribution && Object.keys(distribution).length > 0 ? (
          <Block title={t('distribution')}>
            <p className="mb-2 text-13 text-ink-3">
              {stats.attempts < fewestAnswers
                ? t('few_answers', { n: stats.attempts })
                : q('first_answers', { n: stats.attempts })}
            </p>
            <Distribution
              question={question}
              shares={distribution}
              keys={checked.key ?? []}
              chosen={chosen}
            />
          </Block>
        ) : null}
        {question.form === 'essay' ? null : <p className="sr-only">{checked.key?.join(', ')}</p>}
      </section>
    </LevelContext>
  );
}

/** The level of the explanation's own heading: what is inside stands one below. */
const LevelContext = createContext<Level>(2);

function Block({ title, children }: { title: string; children: React.ReactNode }) {
  const Title = use(LevelContext) === 2 ? 'h3' : 'h4';
  return (
    <div className="mt-6">
      <Title className="mb-2 font-sans text-14 font-semibold text-ink-2">{title}</Title>
      {children}
    </div>
  );
}

function InLanguages({ text, languages }: { text: Text; languages: readonly Locale[] }) {
  return (
    <div className="grid gap-2">
      {languages.map((language, index) => (
        <p key={language} lang={htmlLang(language)} className={index > 0 ? 'text-ink-2' : ''}>
          <RichText text={text[language]} />
        </p>
      ))}
    </div>
  );
}

function EssayNotes({
  analysis,
  languages,
}: {
  analysis: Extract<Analysis, { points: unknown }>;
  languages: readonly Locale[];
}) {
  const t = useText(questionExplanation);
  return (
    <>
      {(['agree', 'disagree'] as const).map((side) => (
        <Block key={side} title={t(side)}>
          <ul className="grid max-w-205 list-disc gap-2 pl-5">
            {analysis.points[side].map((point) => (
              <li key={point.en}>
                <InLanguages text={point} languages={languages} />
              </li>
            ))}
          </ul>
        </Block>
      ))}
      {analysis.essay ? (
        <Block title={t('sample', { level: analysis.essay.level })}>
          {analysis.essay.paragraphs.map((paragraph) => (
            <div
              key={paragraph.text}
              className="mb-5 grid gap-x-8 gap-y-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
            >
              <p lang="en" className="font-serif text-18 leading-[1.8]">
                {paragraph.text}
              </p>
              <div className="border-l-3 border-rule-2 pl-4 text-14 text-ink-2">
                <InLanguages text={paragraph.note} languages={languages} />
              </div>
            </div>
          ))}
        </Block>
      ) : null}
    </>
  );
}
