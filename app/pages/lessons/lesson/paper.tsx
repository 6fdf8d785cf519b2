/** The whole lesson as a printed one would read: for paper, and where no script runs. Nothing in it is pressed but its folds. */
import { LessonFigure } from '#app/lessons/figures/lesson-figure.tsx';
import type { LessonReply } from '#app/lessons/lesson-reply.ts';
import { English, Said } from '#app/lessons/said.tsx';
import { Link, useLocale, useText } from '#app/locale.tsx';
import { type BankTexts, bankTexts } from '#core/bank-text.ts';
import type { Ask } from '#core/lessons/lesson.ts';
import { startingOrder } from '#core/lessons/starting-order.ts';
import { questionPath } from '#core/questions/number.ts';
import { lateTexts } from '#messages/lessons/late.ts';
import { ExampleLine, ExampleQuestion } from './example-part.tsx';
import { nameOfPart } from './part-names.ts';
import { RememberCard } from './remember-card.tsx';

export function Paper({ reply: { lesson, checks, next } }: { reply: LessonReply }) {
  const t = useText(lateTexts);
  const locale = useLocale();
  const name = (place: string) => nameOfPart(place, locale);
  return (
    <div className="max-w-205">
      <PaperPart title={name('hook')}>
        <PaperAsk ask={lesson.hook} seed={lesson.id} />
      </PaperPart>
      <PaperPart title={name('idea')}>
        <p className="font-serif text-21 leading-relaxed">
          <Said text={lesson.idea} />
        </p>
      </PaperPart>
      {lesson.steps.map(({ show, ask }, place) => (
        <PaperPart key={ask.key} title={name(`step-${place + 1}`)}>
          {show ? (
            <p className="mb-4">
              <Said text={show} />
            </p>
          ) : null}
          <PaperAsk ask={ask} seed={lesson.id} />
        </PaperPart>
      ))}
      {lesson.examples.map((example, place) => (
        <PaperPart key={example.question.en} title={name(`example-${place + 1}`)}>
          <ExampleQuestion example={example} />
          <ol className="mt-4">
            {example.lines.map((line, no) => (
              <li key={line.do.en} className="border-t border-rule py-3 md:grid md:grid-cols-2 md:gap-x-6">
                <ExampleLine line={line} isLast={no === example.lines.length - 1} />
              </li>
            ))}
          </ol>
        </PaperPart>
      ))}
      {lesson.traps.map(({ name: trap, ask }, place) => (
        <PaperPart
          key={ask.key}
          title={
            <>
              {name(`trap-${place + 1}`)} · <Said text={trap} />
            </>
          }
        >
          <PaperAsk ask={ask} seed={lesson.id} />
        </PaperPart>
      ))}
      <PaperPart title={name('card')}>
        <RememberCard card={lesson.card} />
      </PaperPart>
      <PaperPart title={t('checks')}>
        <p>{t('paper_checks')}</p>
        <ol className="mt-2 list-decimal pl-5">
          {checks.map(({ key, number, ask }, place) => (
            <li key={key} className="py-1">
              {ask ? (
                <PaperAsk ask={ask} seed={lesson.id} />
              ) : number ? (
                <Link to={questionPath(number)} className="underline underline-offset-4">
                  {t('check_n', { n: place + 1 })}
                </Link>
              ) : null}
            </li>
          ))}
        </ol>
      </PaperPart>
      {next.length > 0 ? (
        <PaperPart title={t('next')}>
          <ul>
            {next.map(({ slug, title }) => (
              <li key={slug} className="py-1">
                <Link to={`/lessons/${slug}`} className="underline underline-offset-4">
                  <Said text={title} />
                </Link>
              </li>
            ))}
          </ul>
        </PaperPart>
      ) : null}
    </div>
  );
}

function PaperPart({ title, children }: { title: React.ReactNode; children: React.ReactNode }) {
  return (
    <section className="border-t border-rule py-5">
      <h2 className="mb-2 text-21">{title}</h2>
      {children}
    </section>
  );
}

function PaperAsk({ ask, seed }: { ask: Ask; seed: string }) {
  const t = useText(lateTexts);
  return (
    <div>
      <p className="text-18 leading-relaxed">
        <Said text={ask.prompt} />
      </p>
      {ask.english ? <English text={ask.english} className="mt-3" /> : null}
      {ask.figure ? (
        <div className="mt-3">
          <LessonFigure figure={ask.figure} />
        </div>
      ) : null}
      <Offered ask={ask} seed={seed} />
      <details className="mt-3 border-l-2 border-rule pl-4">
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('paper_answers')}</summary>
        <Replies ask={ask} />
        {ask.after ? (
          <p className="mt-3 font-semibold">
            <Said text={ask.after} />
          </p>
        ) : null}
        {ask.afterFigure ? (
          <div className="mt-3">
            <LessonFigure figure={ask.afterFigure} />
          </div>
        ) : null}
      </details>
    </div>
  );
}

/** What there is to choose from; a number is not chosen, and words are in the sentence. */
function Offered({ ask, seed }: { ask: Ask; seed: string }) {
  if (ask.kind === 'number' || ask.kind === 'mark' || ask.kind === 'drag') return null;
  const order =
    ask.kind === 'order'
      ? startingOrder(`${seed} ${ask.key}`, ask.answers.length)
      : ask.answers.map((_, place) => place);
  return (
    <ul className="mt-3 list-disc pl-5">
      {ask.kind === 'sort' ? (
        <li className="list-none font-semibold">
          <Said text={ask.bins[0]} /> / <Said text={ask.bins[1]} />
        </li>
      ) : null}
      {order.map((place) => {
        const answer = ask.answers[place];
        return answer ? (
          <li key={place} className="py-1">
            <Said text={answer.text} />
          </li>
        ) : null;
      })}
    </ul>
  );
}

function Replies({ ask }: { ask: Ask }) {
  const t = useText(lateTexts);
  return (
    <ul>
      {ask.answers.map((answer, place) => (
        <li key={answer.reply.en} className="py-1">
          <b className="font-semibold">
            <Answered ask={ask} place={place} />
            {'right' in answer && answer.right ? ` ✓ ${t('paper_right')}` : ''}
          </b>{' '}
          <Said text={answer.reply} />
        </li>
      ))}
      {'else' in ask ? (
        <li className="py-1">
          <b className="font-semibold">{t('paper_else')}</b> <Said text={ask.else} />
        </li>
      ) : null}
    </ul>
  );
}

function Answered({ ask, place }: { ask: Ask; place: number }) {
  const both = (text: string): BankTexts => bankTexts({ zh_cn: text, en: text });
  switch (ask.kind) {
    case 'number':
      return String(ask.answers[place]?.value);
    case 'drag':
      return `${ask.figure.move?.name ?? 'x'} = ${ask.answers[place]?.at}`;
    case 'mark':
      return <Said text={both(ask.answers[place]?.span ?? '')} />;
    case 'order':
      return (
        <>
          {place + 1}. <Said text={ask.answers[place]?.text ?? both('')} />
        </>
      );
    case 'sort':
      return (
        <>
          <Said text={ask.answers[place]?.text ?? both('')} /> →{' '}
          <Said text={ask.bins[ask.answers[place]?.bin ?? 0]} />
        </>
      );
    default:
      return <Said text={ask.answers[place]?.text ?? both('')} />;
  }
}
