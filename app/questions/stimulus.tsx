/** What several questions share: a passage, whose sentences may be the answer, or data with its charts. */
import { useId } from 'react';
import { choiceInput, MarkIcon, OptionNote } from '#app/questions/choices.tsx';
import { Figures } from '#app/questions/figures.tsx';
import { markOf, type QuestionProps, type Reveal } from '#app/questions/question-props.ts';
import { RichText } from '#app/questions/rich-text.tsx';
import type { RecordView } from '#contract/attempts/record.ts';
import type { BankText } from '#core/bank-text.ts';
import type { Locale } from '#core/locale.ts';
import { say } from '#core/texts.ts';
import { questionForms } from '#messages/questions/forms.ts';

export type ShownStimulus = RecordView['stimuli'][number];

/** The numbers of the questions that share it, as the candidate counts them. */
export type Range = { first: number; last: number };

type StimulusProps = {
  stimulus: ShownStimulus;
  lang: Locale;
  range?: Range | undefined;
  /** Present where a sentence of the passage is the answer. */
  selecting?: Pick<QuestionProps, 'answer' | 'onAnswer' | 'mode' | 'reveal'> | undefined;
};

export function Stimulus({ stimulus, lang, range, selecting }: StimulusProps) {
  return (
    <>
      {range ? <BasedOn kind={stimulus.kind} range={range} lang={lang} /> : null}
      {stimulus.kind === 'passage' ? (
        selecting ? (
          <SelectablePassage passage={stimulus} lang={lang} {...selecting} />
        ) : (
          <Passage passage={stimulus} />
        )
      ) : (
        <div>
          {stimulus.intro[lang] === '' ? null : (
            <p className="font-serif text-[1.0625rem] leading-[1.75]">
              <RichText text={stimulus.intro[lang]} />
            </p>
          )}
          <Figures figures={stimulus.figures} lang={lang} />
        </div>
      )}
    </>
  );
}

function BasedOn({ kind, range, lang }: { kind: 'passage' | 'data'; range: Range; lang: Locale }) {
  const t = say(questionForms, lang);
  const isOne = range.first === range.last;
  const key =
    kind === 'passage'
      ? isOne
        ? 'based_passage_one'
        : 'based_passage'
      : isOne
        ? 'based_data_one'
        : 'based_data';
  return <p className="mb-4 text-14 text-ink-2 md:mb-5 md:text-15">{t(key, range)}</p>;
}

type PassageData = Extract<ShownStimulus, { kind: 'passage' }>;

const paragraphClass = 'first-of-type:indent-0 not-first-of-type:mt-4 indent-6';
const proseClass = 'font-serif text-18 leading-[1.8] md:text-[1.1875rem] md:leading-[1.85]';

function Passage({ passage }: { passage: PassageData }) {
  return (
    <div lang="en" className={proseClass}>
      {passage.paragraphs.map(({ sentences }) => (
        <p key={sentences[0]?.id} className={paragraphClass}>
          {sentences.map(({ id, text }) => (
            <span key={id}>
              <RichText text={text} />{' '}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}

/** Sentences are ovals in disguise: arrow keys go from one to the next, a click on the chosen one gives it up. */
function SelectablePassage({
  passage,
  lang,
  answer,
  onAnswer,
  mode,
  reveal,
}: NonNullable<StimulusProps['selecting']> & { passage: PassageData; lang: Locale }) {
  const name = useId();
  return (
    <fieldset disabled={mode === 'review'} lang="en" className={proseClass}>
      <legend className="sr-only">{say(questionForms, lang)('sentences')}</legend>
      {passage.paragraphs.map(({ sentences }) => (
        <div key={sentences[0]?.id} className={paragraphClass}>
          {sentences.map(({ id, text }) => (
            <Sentence
              key={id}
              id={id}
              text={text}
              name={name}
              isChosen={answer.includes(id)}
              reveal={reveal}
              onToggle={() => onAnswer(answer.includes(id) ? [] : [id])}
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}

type SentenceProps = {
  id: string;
  text: BankText;
  name: string;
  isChosen: boolean;
  reveal: Reveal | null | undefined;
  onToggle: () => void;
};

function Sentence({ id, text, name, isChosen, reveal, onToggle }: SentenceProps) {
  const mark = markOf(id, isChosen, reveal?.key);
  const note = reveal?.notes[id];
  return (
    <>
      <label
        data-option={id}
        data-sentence=""
        className={`relative cursor-pointer [box-decoration-break:clone] has-disabled:cursor-default has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-ink ${sentenceLook(isChosen, mark)}`}
      >
        <input
          {...choiceInput({ name, value: id, isChosen, onToggle })}
          className="absolute size-px appearance-none opacity-0"
        />
        <RichText text={text} />
        {mark === null ? null : <MarkIcon mark={mark} className="ml-1 inline-flex! align-middle" />}
      </label>{' '}
      {note ? <OptionNote note={note} className="my-1 indent-0 font-sans" /> : null}
    </>
  );
}

function sentenceLook(isChosen: boolean, mark: ReturnType<typeof markOf>): string {
  if (mark === 'wrong') return 'bg-brick-wash underline decoration-brick decoration-2 underline-offset-4';
  if (mark === 'right' || mark === 'missed')
    return 'bg-moss-wash underline decoration-moss decoration-2 underline-offset-4';
  return isChosen
    ? 'bg-beam-wash underline decoration-ink decoration-2 underline-offset-4'
    : 'hover:bg-paper-2 has-disabled:hover:bg-transparent';
}
