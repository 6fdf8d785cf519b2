/** /user/wrong-books: what went wrong, why, and when to try it again; due ones first. */
import { data, useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { api } from '#app/api.ts';
import { pageContext } from '#app/context.ts';
import { LessonLink } from '#app/lessons/lesson-link.tsx';
import { useGo, useLocale, useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { CausePicker } from '#app/pages/learning/cause-picker.tsx';
import { changed, ListFrame, pageOf } from '#app/pages/learning/list-frame.tsx';
import { NextStep } from '#app/pages/learning/next-step.tsx';
import { QuestionLine } from '#app/pages/learning/question-line.tsx';
import { Practise } from '#app/pages/questions/practise.tsx';
import { MathContext } from '#app/questions/rich-text.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Foldable } from '#app/ui/foldable.tsx';
import { Field } from '#app/ui/inputs/field.tsx';
import { Select } from '#app/ui/inputs/select.tsx';
import { TabLinks } from '#app/ui/tab-links.tsx';
import type { Calls } from '#contract/all.ts';
import { ApiError } from '#contract/client.ts';
import { dayText } from '#core/dates.ts';
import type { MistakeCause } from '#core/learning/causes.ts';
import { typesOfForm } from '#core/questions/kinds.ts';
import { questionPath } from '#core/questions/number.ts';
import { say } from '#core/texts.ts';
import { causeNames } from '#messages/learning/mistake-causes.ts';
import { learningPages } from '#messages/learning/pages.ts';
import { questionTypeNames } from '#messages/questions.ts';
import type { Route } from './+types/wrong-books.ts';

const path = '/user/wrong-books';
const states = ['due', 'open', 'graduated'] as const;

type Query = NonNullable<Calls['GET /api/wrong-books']['options']['query']>;

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = { ...readFilter(url.searchParams), page: pageOf(url.searchParams), size: 20 };
  try {
    return await context.get(pageContext).api('GET /api/wrong-books', { query });
  } catch (error) {
    // An address with a filter that nobody offers is a page that does not exist.
    if (error instanceof ApiError && error.status === 400) throw data(null, { status: 404 });
    throw error;
  }
}

const filterKeys = ['type', 'tag', 'source', 'cause', 'days', 'state'];

const readFilter = (search: URLSearchParams): Omit<Query, 'page' | 'size'> =>
  Object.fromEntries(
    filterKeys.flatMap((key) => {
      const value = search.get(key);
      return value ? [[key, value]] : [];
    }),
  );

export const meta: Route.MetaFunction = (args) => {
  const t = say(learningPages, metaLocale(args));
  return pageMeta(args, { title: t('wrong'), description: t('wrong_lede'), isHidden: true });
};

export default function WrongBooks() {
  const t = useText(learningPages);
  const list = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const state = search.get('state') ?? 'open';
  const locale = useLocale();
  return (
    <MathContext value={list.math}>
      <ListFrame
        title={t('wrong')}
        lede={t('wrong_lede')}
        path={path}
        list={list}
        action={
          state === 'graduated' ? null : (
            <Practise from={{ wrongBook: readFilter(search) }} total={list.total} />
          )
        }
        empty={
          state === 'due' && list.counts.open > 0 && list.counts.due === 0
            ? {
                title: t('none_due'),
                text: list.nextDueOn
                  ? t('none_due_text', { date: dayText(list.nextDueOn, locale, new Date()) })
                  : t('none_due_other'),
                action: (
                  <ButtonLink tone="outline" arrow to={changed(path, search, { state: 'open' })}>
                    {t('see_open', { n: list.counts.open })}
                  </ButtonLink>
                ),
              }
            : {
                title: t('wrong_empty'),
                text: t('wrong_empty_text'),
                action: <NextStep className="w-full" />,
              }
        }
        tools={
          <div className="mt-6">
            <TabLinks
              label={t('states')}
              items={states.map((one) => ({
                to: changed(path, search, { state: one }),
                label: t(`state_${one}`),
                count: list.counts[one],
                current: state === one,
              }))}
            />
            <Foldable label={t('filters')} below="md" className="mt-4 md:mt-5">
              <Filters list={list} />
            </Foldable>
          </div>
        }
      >
        <ul>
          {list.list.map((entry) => (
            <Entry key={entry.question.id} entry={entry} />
          ))}
        </ul>
      </ListFrame>
    </MathContext>
  );
}

type List = Calls['GET /api/wrong-books']['reply'];

function Filters({ list }: { list: List }) {
  const t = useText(learningPages);
  const locale = useLocale();
  const go = useGo();
  const [search] = useSearchParams();
  const typeName = say(questionTypeNames, locale);
  const causeName = say(causeNames, locale);
  const filters = [
    [
      'type',
      t('kind'),
      list.types.map(({ value, count }) => ({ value, label: `${typeName(value as 'fill')} (${count})` })),
    ],
    [
      'tag',
      t('topic'),
      list.tags.map(({ path, name, count }) => ({ value: path, label: `${name} (${count})` })),
    ],
    [
      'source',
      t('source'),
      list.sources.map(({ value, count }) => ({
        value,
        label: `${t(`source_${value as 'exam' | 'practice' | 'bank'}`)} (${count})`,
      })),
    ],
    [
      'cause',
      t('cause'),
      list.causes.map(({ value, count }) => ({
        value,
        label: `${causeName(value as MistakeCause)} (${count})`,
      })),
    ],
    [
      'days',
      t('time'),
      ([7, 30, 90] as const).map((days) => ({ value: String(days), label: t(`days_${days}`) })),
    ],
  ] as const;
  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-5">
      {filters.map(([key, label, options]) => (
        <Field key={key} label={label}>
          <Select
            size="sm"
            options={[{ value: '', label: t('any') }, ...withChosen(options, search.get(key))]}
            value={search.get(key) ?? ''}
            onChange={(event) => go(changed(path, search, { [key]: event.target.value || null }))}
          />
        </Field>
      ))}
    </div>
  );
}

/** What the address asks for is shown, also where nothing is left of it. */
function withChosen<Option extends { value: string; label: string }>(
  options: readonly Option[],
  chosen: string | null,
): readonly { value: string; label: string }[] {
  const isOffered = !chosen || options.some(({ value }) => value === chosen);
  return isOffered ? options : [...options, { value: chosen, label: chosen }];
}

function Entry({ entry }: { entry: List['list'][number] }) {
  const t = useText(learningPages);
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const params = { questionId: entry.question.id };
  const remove = async () => {
    await api('DELETE /api/wrong-books/{questionId}', { params });
    revalidate();
  };
  const due = dayText(entry.dueOn, locale, new Date());
  return (
    <QuestionLine question={entry.question}>
      <span>{t(`source_${entry.source}`)}</span>
      <span className="text-brick">{t('times_wrong', { n: entry.wrongCount })}</span>
      {entry.cleanSolves > 0 ? (
        <span className="text-moss">{t('clean', { n: entry.cleanSolves })}</span>
      ) : null}
      {entry.graduatedAt ? (
        <Badge tone="moss">{t('state_graduated')}</Badge>
      ) : entry.isDue ? (
        <Badge tone="lit">{t('state_due')}</Badge>
      ) : (
        <span>{t('due_on', { date: due })}</span>
      )}
      <LessonLink lesson={entry.lesson} isShort />
      <span className="ml-auto flex flex-wrap items-center gap-3">
        <CausePicker
          questionId={entry.question.id}
          measure={typesOfForm[entry.question.form].exercise_type}
          cause={entry.cause}
          onPicked={revalidate}
          labelHidden
        />
        <ButtonLink tone="outline" size="sm" to={questionPath(entry.variant ?? entry.question.number)}>
          {t(entry.variant ? 'try_variant' : 'try_again')}
        </ButtonLink>
        <Button tone="quiet" size="sm" onClick={remove}>
          {t('take_out')}
        </Button>
      </span>
    </QuestionLine>
  );
}
