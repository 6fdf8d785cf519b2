/** Text completion: a column of choices for each blank, and the sentence with what was chosen in it. */
import { type ReactNode, useId } from 'react';
import { choiceInput, MarkIcon, OptionNote } from '#app/questions/choices.tsx';
import { Direction, Stem } from '#app/questions/direction.tsx';
import {
  markOf,
  type OptionMark,
  type QuestionOf,
  type QuestionProps,
  type Reveal,
} from '#app/questions/question-props.ts';
import { RichText } from '#app/questions/rich-text.tsx';
import type { BankText } from '#core/bank-text.ts';
import { say } from '#core/texts.ts';
import { questionDirections, questionForms } from '#messages/questions/forms.ts';

const numerals = ['i', 'ii', 'iii'] as const;

export function TextCompletion({
  question,
  answer,
  onAnswer,
  mode,
  lang,
  reveal,
}: QuestionProps<QuestionOf<'tc1' | 'tc2' | 'tc3'>>) {
  const t = say(questionForms, lang);
  const { blanks } = question;
  const chosen = blanks.map((_, index) => answer[index] ?? '');
  const nextToFill = mode === 'review' ? -1 : chosen.indexOf('');
  const isOne = blanks.length === 1;

  // Once the key is known, the sentence is read as it should be; what was chosen is marked among the options.
  const written = reveal?.key ?? chosen;
  const optionOf = (index: number) => blanks[index]?.options.find(({ id }) => id === written[index]);
  const columns = isOne
    ? 'mx-auto max-w-90 grid-cols-1'
    : blanks.length === 2
      ? 'md:grid-cols-2'
      : 'md:grid-cols-3';

  return (
    <>
      <Direction>{say(questionDirections, lang)(question.form)}</Direction>
      <Stem>
        <RichText
          text={question.stem[lang]}
          blank={(number) => {
            const option = optionOf(number - 1);
            return (
              <Blank
                numeral={isOne ? null : numerals[number - 1]}
                isNext={nextToFill === number - 1}
                isKey={reveal != null}
              >
                {option ? <RichText text={option.text[lang]} /> : null}
              </Blank>
            );
          }}
        />
      </Stem>
      {reveal?.verdict}
      <div className={`mt-7 grid gap-5 md:mt-11 md:gap-6 ${columns}`}>
        {blanks.map(({ options }, index) => (
          <Column
            // biome-ignore lint/suspicious/noArrayIndexKey: a blank is its place
            key={index}
            label={isOne ? null : numerals[index]}
            name={isOne ? t('choices') : t('blank_numbered', { n: numerals[index] ?? '' })}
            options={options.map(({ id, text }) => ({ id, text: text[lang] }))}
            chosen={chosen[index] ?? ''}
            keyId={reveal?.key[index]}
            notes={reveal?.notes}
            isFixed={mode === 'review'}
            letters={mode !== 'exam'}
            onChoose={(id) => onAnswer(chosen.with(index, id))}
            blankWord={t('blank')}
          />
        ))}
      </div>
    </>
  );
}

type BlankProps = {
  numeral?: string | null | undefined;
  isNext?: boolean;
  /** What stands in it is the key. */
  isKey?: boolean;
  children: ReactNode;
};

export function Blank({ numeral, isNext = false, isKey = false, children }: BlankProps) {
  const isFilled = children !== null;
  return (
    // The numeral never parts from its line.
    <span className="inline-block max-w-full align-baseline">
      {numeral ? <i className="mr-1 text-ink-2">({numeral})</i> : null}
      <span
        data-filled={isFilled ? '' : undefined}
        className={`inline-block max-w-full min-w-26 border-b-2 px-1.5 text-center leading-[1.5] md:min-w-36 md:px-2 ${isKey ? 'border-moss bg-moss-wash' : `border-ink ${isFilled ? 'bg-beam-wash' : ''}`} ${isNext ? 'shadow-[0_2px_0_var(--color-beam)]' : ''}`}
      >
        {isFilled ? children : '\u00a0'}
      </span>
    </span>
  );
}

type ColumnProps = {
  label: string | null | undefined;
  name: string;
  blankWord: string;
  options: readonly { id: string; text: BankText }[];
  chosen: string;
  keyId: string | undefined;
  notes: Reveal['notes'] | undefined;
  isFixed: boolean;
  letters: boolean;
  onChoose: (id: string) => void;
};

function Column({
  label,
  name,
  blankWord,
  options,
  chosen,
  keyId,
  notes,
  isFixed,
  letters,
  onChoose,
}: ColumnProps) {
  const group = useId();
  return (
    <fieldset disabled={isFixed} className="min-w-0">
      <legend className={label ? 'w-full pb-1.5 text-15 font-semibold md:pb-2.5 md:text-center' : 'sr-only'}>
        {label ? (
          <>
            {blankWord} <i className="font-serif font-normal">({label})</i>
          </>
        ) : (
          name
        )}
      </legend>
      <div className="divide-y divide-rule rounded-1 border border-field">
        {options.map((option) => {
          const isChosen = chosen === option.id;
          const mark = markOf(option.id, isChosen, keyId === undefined ? undefined : [keyId]);
          const note = notes?.[option.id];
          return (
            <div key={option.id}>
              <label
                data-option={option.id}
                className={`relative flex min-h-12 cursor-pointer items-center px-4.5 py-2 font-serif text-[1.0625rem] leading-[1.4] transition-colors has-disabled:cursor-default has-focus-visible:z-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink md:min-h-13.5 md:justify-center md:text-center md:text-18 ${cellLook(isChosen, mark)}`}
              >
                <input
                  {...choiceInput({
                    name: group,
                    value: option.id,
                    isChosen,
                    onToggle: () => onChoose(isChosen ? '' : option.id),
                  })}
                  className="absolute inset-0 appearance-none opacity-0 disabled:pointer-events-none"
                />
                {letters ? (
                  <span
                    aria-hidden="true"
                    className="mr-3 font-sans text-13 font-normal text-ink-3 md:absolute md:left-4"
                  >
                    {option.id}
                  </span>
                ) : null}
                <span className="min-w-0 break-words">
                  <RichText text={option.text} />
                </span>
                <MarkIcon mark={mark} className="ml-auto md:absolute md:right-3" />
              </label>
              {note ? <OptionNote note={note} className="px-4.5 pt-1 pb-2.5" /> : null}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

function cellLook(isChosen: boolean, mark: OptionMark): string {
  if (mark === 'wrong')
    return 'bg-[repeating-linear-gradient(-45deg,var(--color-brick-wash)_0_6px,transparent_6px_12px)] inset-ring inset-ring-brick';
  if (mark === 'right') return 'bg-moss-wash font-bold inset-ring inset-ring-moss';
  if (mark === 'missed') return 'inset-ring inset-ring-moss';
  return isChosen
    ? 'bg-beam-wash font-bold shadow-[inset_5px_0_0_var(--color-ink)] outline-[1.5px] -outline-offset-[1.5px] outline-ink'
    : 'hover:bg-paper-2 has-disabled:hover:bg-transparent';
}
