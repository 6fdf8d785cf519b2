/** What everybody chose: a bar for each option, the key's solid, the others hatched. */
import { useText } from '#app/locale.tsx';
import { percentText } from '#app/pages/questions/figures-of.ts';
import type { Detail } from '#app/pages/questions/replies.ts';
import { explainedOf } from '#app/questions/explained/registry.ts';
import { useQuestionLanguage } from '#app/questions/language.tsx';
import { RichText } from '#app/questions/rich-text.tsx';
import type { BankText } from '#core/bank-text.ts';
import { htmlLang, type Locale } from '#core/locale.ts';
import { questionExplanation } from '#messages/questions/explanation.ts';

type Question = Detail['question'];
type Row = { id: string; label: BankText | null };

/** Every option, chosen or not; of numbers and sentences what was given. */
function rowsOf(question: Question, shares: Readonly<Record<string, number>>, lang: Locale): Row[] {
  const options = explainedOf(question.form).listOptions(question);
  if (options) return options.map(({ id, text }) => ({ id, label: text?.[lang] ?? null }));
  const given = Object.entries(shares).sort(([, one], [, other]) => other - one);
  return given.map(([id]) => ({ id, label: null }));
}

type DistributionProps = {
  question: Question;
  shares: Readonly<Record<string, number>>;
  keys: readonly string[];
  chosen?: readonly string[] | undefined;
};

export function Distribution({ question, shares, keys, chosen = [] }: DistributionProps) {
  const t = useText(questionExplanation);
  const lang = useQuestionLanguage(question.question_type);
  const words: Readonly<Record<string, string>> = { right: t('right_answer'), other: t('other_answers') };
  return (
    <ul className="grid max-w-160 gap-1.5 text-14">
      {rowsOf(question, shares, lang).map(({ id, label }) => {
        const share = shares[id] ?? 0;
        const isKey = keys.includes(id) || id === 'right';
        const isMine = chosen.includes(id);
        return (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,9rem)_minmax(0,1fr)_3rem] items-center gap-3 md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_3rem]"
          >
            <span className={`truncate ${isKey ? 'font-semibold' : ''}`}>
              {words[id] ?? id}
              {isMine ? <small className="ml-2 text-13 font-normal text-ink-3">{t('i_chose')}</small> : null}
              {label === null ? null : (
                <span lang={htmlLang(lang)} className="ml-2.5 font-serif">
                  <RichText text={label} />
                </span>
              )}
            </span>
            <span className="h-3 bg-paper-3">
              <span
                className={`block h-full ${isKey ? 'bg-sea' : share > 0 ? 'border border-brick bg-[repeating-linear-gradient(135deg,transparent_0_3px,var(--color-brick)_3px_5px)]' : ''}`}
                style={{ width: percentText(share) }}
              />
            </span>
            <span className="text-right">{percentText(share)}</span>
          </li>
        );
      })}
    </ul>
  );
}
