/** Why: the clue, the steps, the wrong ways, in the page's language and on request in the other one too. */
import { useState } from 'react';
import { LessonLink } from '#app/lessons/lesson-link.tsx';
import { useLocale, useText } from '#app/locale.tsx';
import { useWordKeeper } from '#app/pages/learning/keep-word.tsx';
import { Distribution } from '#app/pages/questions/distribution.tsx';
import { GlossedWords, wordsOf } from '#app/pages/questions/glossed-words.tsx';
import type { Checked, Detail } from '#app/pages/questions/replies.ts';
import { Block, InLanguages, type Level, LevelContext } from '#app/questions/explained/block.tsx';
import { explainedOf } from '#app/questions/explained/registry.ts';
import { Switch } from '#app/ui/inputs/switch.tsx';
import type { Locale } from '#core/locale.ts';
import { fewestAnswers } from '#core/questions/crowd.ts';
import { wordBookTexts } from '#messages/learning/word-book.ts';
import { questionExplanation } from '#messages/questions/explanation.ts';
import { questionPages } from '#messages/questions/pages.ts';

type ExplanationProps = {
  questionId: string;
  question: Detail['question'];
  checked: Pick<Checked, 'key' | 'analysis' | 'stimulusNotes' | 'distribution' | 'stats' | 'lesson'>;
  /** Words that are in the word book already. */
  kept: readonly string[];
  /** What was answered, to be found again among what people chose. */
  chosen?: readonly string[];
  /** Of its heading, where it stands inside something else. */
  level?: Level;
};

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
  const { Before, After } = explainedOf(question.form);
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <LevelContext value={level}>
      <section
        data-question={questionId}
        data-answered=""
        className={level === 2 ? 'mt-10 border-t border-ink pt-4' : 'mt-8 border-t border-rule pt-4'}
      >
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Title className={level === 2 ? 'text-26' : 'text-21'}>{q('analysis')}</Title>
          <Switch
            label={t('analysis_both')}
            checked={isBoth}
            onChange={(event) => setIsBoth(event.target.checked)}
          />
        </div>
        {Before ? <Before analysis={analysis} languages={languages} /> : null}
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
        {After ? <After analysis={analysis} languages={languages} /> : null}
        <LessonLink lesson={checked.lesson} className="mt-4 text-15" />
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
            {stats.attempts < fewestAnswers ? (
              <p className="text-14 text-ink-3">{q('not_enough', { n: fewestAnswers })}</p>
            ) : (
              <>
                <p className="mb-2 text-13 text-ink-3">{q('first_answers', { n: stats.attempts })}</p>
                <Distribution
                  question={question}
                  shares={distribution}
                  keys={checked.key ?? []}
                  chosen={chosen}
                />
              </>
            )}
          </Block>
        ) : null}
        {checked.key?.length ? <p className="sr-only">{checked.key.join(', ')}</p> : null}
      </section>
    </LevelContext>
  );
}
