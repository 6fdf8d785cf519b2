/** Answer choices one below the other: ovals where one is asked for, squares where several are. */
import { Check, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useLocale, usePick, useText } from '#app/locale.tsx';
import { markOf, type OptionMark, type QuestionMode, type Reveal } from '#app/questions/question-props.ts';
import { RichText } from '#app/questions/rich-text.tsx';
import type { BankText } from '#core/bank-text.ts';
import { htmlLang, type Locale } from '#core/locale.ts';
import type { Answer, Option } from '#core/questions/kinds.ts';
import { plainText } from '#core/questions/runs.ts';
import { say } from '#core/texts.ts';
import { questionForms } from '#messages/questions/forms.ts';

type ChoicesProps = {
  options: readonly Option[];
  answer: Answer;
  onAnswer: (answer: Answer) => void;
  several?: boolean;
  mode: QuestionMode;
  lang: Locale;
  reveal?: Reveal | null | undefined;
  className?: string;
};

export function Choices({
  options,
  answer,
  onAnswer,
  several = false,
  mode,
  lang,
  reveal,
  className = '',
}: ChoicesProps) {
  const name = useId();

  function toggle(id: string) {
    if (!several) return onAnswer(answer.includes(id) ? [] : [id]);
    const chosen = new Set(answer);
    if (!chosen.delete(id)) chosen.add(id);
    // In the options' order, so that the same choice is the same answer.
    onAnswer(options.filter((option) => chosen.has(option.id)).map((option) => option.id));
  }

  const choices = (
    <fieldset disabled={mode === 'review'} className={`grid min-w-0 grid-cols-1 gap-2 ${className}`}>
      <legend className="sr-only">{say(questionForms, lang)('choices')}</legend>
      {options.map((option) => {
        const isChosen = answer.includes(option.id);
        return (
          <Choice
            key={option.id}
            name={name}
            id={option.id}
            several={several}
            isChosen={isChosen}
            letter={mode === 'exam' ? null : option.id}
            mark={markOf(option.id, isChosen, reveal?.key)}
            note={reveal?.notes[option.id]}
            onToggle={() => toggle(option.id)}
            label={formulaName(option.text[lang])}
          >
            <RichText text={option.text[lang]} />
          </Choice>
        );
      })}
    </fieldset>
  );
  return (
    <>
      {reveal?.verdict}
      {choices}
    </>
  );
}

/** Not every reader of screens knows typeset formulas: an option that is one alone is named by a plain line. */
const formulaName = (text: BankText): string | undefined =>
  /^\$[^$]*\$$/.test(text) ? plainText(text) : undefined;

type ChoiceProps = {
  name: string;
  id: string;
  several: boolean;
  isChosen: boolean;
  letter: string | null;
  mark: OptionMark;
  note: Reveal['notes'][string] | undefined;
  onToggle: () => void;
  label: string | undefined;
  children: ReactNode;
};

function Choice({ name, id, several, isChosen, letter, mark, note, onToggle, label, children }: ChoiceProps) {
  return (
    <div>
      <label
        data-option={id}
        className={`relative flex min-h-12 cursor-pointer items-start gap-4 rounded-1 border px-4.5 py-[9px] font-serif text-18 leading-normal transition-colors has-disabled:cursor-default has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink ${chosenLook(isChosen, mark)}`}
      >
        <input
          {...choiceInput({ name, value: id, several, isChosen, onToggle })}
          // Where it is marked, the mark is part of its name.
          aria-label={mark === null ? label : undefined}
          className={`peer mt-[3.5px] size-5 flex-none appearance-none border-[1.5px] border-field bg-white outline-hidden checked:border-ink checked:bg-ink focus-visible:shadow-none ${several ? 'rounded-1' : 'rounded-full'}`}
        />
        {several ? (
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none absolute mt-[7px] ml-[3.5px] hidden size-[13px] text-beam peer-checked:block"
          />
        ) : (
          <span className="pointer-events-none absolute mt-[9.5px] ml-[6px] hidden size-2 rounded-full bg-beam peer-checked:block" />
        )}
        {letter === null ? null : (
          <span aria-hidden="true" className="w-4 flex-none font-sans text-14 leading-[27px] text-ink-3">
            {letter}
          </span>
        )}
        <span className="min-w-0 flex-1 break-words">{children}</span>
        <MarkIcon mark={mark} />
      </label>
      {note ? <OptionNote note={note} className="mt-1 mb-2 pl-5" /> : null}
    </div>
  );
}

function chosenLook(isChosen: boolean, mark: OptionMark): string {
  if (mark === 'wrong')
    return 'border-brick bg-[repeating-linear-gradient(-45deg,var(--color-brick-wash)_0_6px,transparent_6px_12px)]';
  if (mark === 'right') return 'border-moss bg-moss-wash';
  if (mark === 'missed') return 'border-dashed border-moss bg-white';
  return isChosen
    ? 'border-ink bg-beam-wash shadow-[inset_4px_0_0_var(--color-ink)]'
    : 'border-rule bg-white hover:border-field has-disabled:hover:border-rule';
}

type ChoiceInput = {
  name: string;
  value: string;
  several?: boolean;
  isChosen: boolean;
  onToggle: () => void;
};

/** The browser's own control; a choice that is clicked again is given up, ovals too. */
export function choiceInput({ name, value, several = false, isChosen, onToggle }: ChoiceInput) {
  return {
    type: several ? 'checkbox' : 'radio',
    name,
    value,
    checked: isChosen,
    onChange: () => {
      if (several || !isChosen) onToggle();
    },
    // An oval that is chosen already does not change, but it is clicked.
    onClick: () => {
      if (!several && isChosen) onToggle();
    },
  };
}

/** An icon and a word for screen readers, so that colour says nothing alone. */
export function MarkIcon({ mark, className = '' }: { mark: OptionMark; className?: string }) {
  const t = useText(questionForms);
  if (mark === null) return null;
  const Icon = mark === 'wrong' ? X : Check;
  const word = mark === 'wrong' ? t('chosen_wrong') : mark === 'right' ? t('chosen_right') : t('missed');
  return (
    <span
      className={`flex flex-none items-center gap-1.5 font-sans text-13 leading-[27px] ${mark === 'wrong' ? 'text-brick' : 'text-moss'} ${className}`}
    >
      <Icon aria-hidden="true" strokeWidth={2} className="size-4" />
      <span className="sr-only">{word}</span>
    </span>
  );
}

/** What an option means and why it is right or wrong, in the language of the page. */
export function OptionNote({ note, className = '' }: { note: Reveal['notes'][string]; className?: string }) {
  const pick = usePick();
  const locale = useLocale();
  const gloss = locale === 'en' ? note.glossEn : note.gloss;
  return (
    <p lang={htmlLang(locale)} className={`text-14 text-ink-2 ${className}`}>
      {gloss ? <span className="mr-2 text-ink-3">{gloss}</span> : null}
      <RichText text={pick(note.why)} />
    </p>
  );
}
