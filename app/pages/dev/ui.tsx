/** Every part of the interface in every state, side by side; for development only. */
import { Download, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  ArticleCover,
  articleCovers,
  CourseCover,
  courseCovers,
  TeacherPortrait,
  teacherPortraits,
} from '#app/art/covers.tsx';
import { CalmSea, EmptyNotebook, UnlitLamp } from '#app/art/empty.tsx';
import { ErrorArt } from '#app/art/error.tsx';
import { FilterDiagram, RoutingDiagram, WeeksDiagram } from '#app/art/feature-diagrams.tsx';
import { HeroArt } from '#app/art/hero.tsx';
import { Horizon } from '#app/art/horizon.tsx';
import { LoginArt } from '#app/art/login.tsx';
import { LogoMark } from '#app/art/logo.tsx';
import { NotFoundArt } from '#app/art/not-found.tsx';
import { useText } from '#app/locale.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { ChipLink } from '#app/ui/chip.tsx';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';
import { DropdownMenu } from '#app/ui/dropdown-menu.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ErrorNote } from '#app/ui/error-note.tsx';
import { Field } from '#app/ui/field.tsx';
import { Lamps } from '#app/ui/lamps.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import { Page, PageTitle } from '#app/ui/page.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { PasswordInput } from '#app/ui/password-input.tsx';
import { Progress } from '#app/ui/progress.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { Rhythm, systemRhythms } from '#app/ui/rhythm.tsx';
import { SearchInput } from '#app/ui/search-input.tsx';
import { SectionHead, SideSection } from '#app/ui/section-head.tsx';
import { Select } from '#app/ui/select.tsx';
import { SkeletonLines, SkeletonRows } from '#app/ui/skeleton.tsx';
import { StatusMark } from '#app/ui/status-mark.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { TabLinks } from '#app/ui/tab-links.tsx';
import { Table } from '#app/ui/table.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { showToast } from '#app/ui/toast.tsx';
import { Tooltip } from '#app/ui/tooltip.tsx';
import { devTexts } from '#messages/dev.ts';

export function loader() {
  if (!import.meta.env.DEV) throw new Response(null, { status: 404 });
  return null;
}

const here = '/dev/ui';

function Row({ children }: { children: ReactNode }) {
  return <div className="mb-6 flex flex-wrap items-center gap-4">{children}</div>;
}

export default function UiPage() {
  const t = useText(devTexts);
  return (
    <Page>
      <PageTitle
        title={t('title')}
        lede={t('lede')}
        path={[{ label: t('bank'), to: here }, { label: t('verbal'), to: here }, { label: t('title') }]}
        actions={
          <>
            <Button tone="quiet">{t('timetable')}</Button>
            <ButtonLink to={here} tone="ink" arrow>
              {t('explore')}
            </ButtonLink>
          </>
        }
      />
      <div className="space-y-16">
        <Colours />
        <Type />
        <Buttons />
        <Marks />
        <Forms />
        <Way />
        <Lists />
        <States />
        <Overlays />
      </div>
      <Drawings />
    </Page>
  );
}

const swatches = [
  ['bg-white', 'white'],
  ['bg-paper', 'paper'],
  ['bg-paper-2', 'paper-2'],
  ['bg-paper-3', 'paper-3'],
  ['bg-rule', 'rule'],
  ['bg-rule-2', 'rule-2'],
  ['bg-field', 'field'],
  ['bg-ink-3', 'ink-3'],
  ['bg-ink-2', 'ink-2'],
  ['bg-ink', 'ink'],
  ['bg-beam', 'beam'],
  ['bg-beam-wash', 'beam-wash'],
  ['bg-beam-faint', 'beam-faint'],
  ['bg-beam-ink', 'beam-ink'],
  ['bg-sea', 'sea'],
  ['bg-sea-wash', 'sea-wash'],
  ['bg-brick', 'brick'],
  ['bg-brick-wash', 'brick-wash'],
  ['bg-moss', 'moss'],
  ['bg-moss-wash', 'moss-wash'],
  ['bg-night', 'night'],
  ['bg-night-2', 'night-2'],
  ['bg-night-3', 'night-3'],
] as const;

function Colours() {
  const t = useText(devTexts);
  return (
    <SideSection id="colours" title={t('colours')} intro={t('lede')}>
      <ul className="grid grid-cols-4 gap-x-4 gap-y-5 md:grid-cols-8">
        {swatches.map(([look, name]) => (
          <li key={name} className="text-13 text-ink-2">
            <span className={`mb-1.5 block h-12 rounded-2 border border-rule ${look}`} />
            {name}
          </li>
        ))}
      </ul>
    </SideSection>
  );
}

const headings = ['text-60', 'text-44', 'text-34', 'text-26', 'text-21'] as const;
const bodies = ['text-18', 'text-16', 'text-15', 'text-14', 'text-13', 'text-12'] as const;

function Type() {
  const t = useText(devTexts);
  return (
    <SideSection id="type" title={t('type')} intro={t('typeIntro')}>
      {headings.map((size) => (
        <p key={size} className={`font-serif font-bold ${size}`}>
          {t('sample')} 328
        </p>
      ))}
      <div className="mt-6 space-y-2">
        {bodies.map((size) => (
          <p key={size} className={size}>
            {t('quote')} 0123456789
          </p>
        ))}
        <p lang="en" className="font-serif text-[1.25rem] leading-[1.85]">
          Historians once treated the lighthouse keeper’s log as a “perfunctory” document…
        </p>
        <p lang="zh-CN" className="font-serif text-18">
          “灯质”——每座灯塔自己的闪光……
        </p>
        <p>
          <span className="glow-line font-semibold">{t('sample')}</span>
        </p>
      </div>
    </SideSection>
  );
}

function Buttons() {
  const t = useText(devTexts);
  return (
    <SideSection id="buttons" title={t('buttons')} more={{ to: here, label: t('allNews') }}>
      <Row>
        <ButtonLink to={here} tone="beam" arrow>
          {t('start')}
        </ButtonLink>
        <Button tone="ink">{t('reviewEach')}</Button>
        <ButtonLink to={here} arrow>
          {t('explore')}
        </ButtonLink>
        <Button tone="quiet">{t('timetable')}</Button>
        <Button tone="quiet" icon={<Download strokeWidth={1.6} />}>
          {t('download')}
        </Button>
        <Button disabled>{t('unavailable')}</Button>
      </Row>
      <Row>
        <Button tone="beam" busy>
          {t('start')}
        </Button>
        <Button tone="ink" busy>
          {t('reviewEach')}
        </Button>
        <Button busy>{t('explore')}</Button>
        <Button tone="quiet" busy>
          {t('timetable')}
        </Button>
      </Row>
      <Row>
        <Button tone="beam" size="lg" arrow>
          {t('start')}
        </Button>
        <Button tone="ink" size="sm">
          {t('reviewEach')}
        </Button>
        <Button size="sm">{t('timetable')}</Button>
        <MoreLink to={here}>{t('allNews')}</MoreLink>
      </Row>
    </SideSection>
  );
}

function Marks() {
  const t = useText(devTexts);
  return (
    <SideSection id="marks" title={t('marks')}>
      <Row>
        <Badge>{t('kindFill')}</Badge>
        <Badge tone="lit">+18</Badge>
        <Badge tone="sea">{t('kindRead')}</Badge>
        <Badge tone="moss">{t('kindRead')}</Badge>
        <Badge tone="brick">{t('kindRead')}</Badge>
        <ChipLink to={here}>{t('kindRead')}</ChipLink>
      </Row>
      <Row>
        {[1, 2, 3, 4, 5].map((level) => (
          <Lamps key={level} level={level} />
        ))}
        {Object.entries(systemRhythms).map(([system, rhythm]) => (
          <Rhythm key={system} {...rhythm} />
        ))}
        <Rhythm live labelled />
        <span className="on-night inline-flex bg-night px-4 py-3">
          <Rhythm live tone="night" />
        </span>
      </Row>
      <Row>
        <StatusMark status="right">{t('reviewEach')}</StatusMark>
        <StatusMark status="wrong">{t('reviewEach')}</StatusMark>
        <StatusMark status="marked">{t('reviewEach')}</StatusMark>
        <StatusMark status="open">{t('reviewEach')}</StatusMark>
        <StatusMark status="none">{t('reviewEach')}</StatusMark>
      </Row>
      <Row>
        <Avatar name="林" size="sm" />
        <Avatar name="beacon" />
        <Avatar name="周" size="lg" />
        <Avatar name="01" src="/art/teachers/01.svg" size="lg" />
        <Avatar name="坏" src="/missing.png" />
      </Row>
    </SideSection>
  );
}

function Forms() {
  const t = useText(devTexts);
  return (
    <SideSection id="forms" title={t('forms')}>
      <form className="grid gap-x-6 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
        <Field label={t('target')} help={t('targetHelp')}>
          <TextInput inputMode="numeric" defaultValue="328" unit={t('points')} />
        </Field>
        <Field label={t('last')} help={t('lastHelp')} optional>
          <TextInput inputMode="numeric" placeholder="315" />
        </Field>
        <Field label={t('target')} error={t('targetError')}>
          <TextInput inputMode="numeric" defaultValue="350" />
        </Field>
        <Field label={t('locked')}>
          <TextInput disabled defaultValue="328" />
        </Field>
        <Field label={t('stage')}>
          <Select
            placeholder={t('stageNone')}
            options={[
              { value: 'first', label: t('stageFirst') },
              { value: 'second', label: t('stageSecond') },
            ]}
          />
        </Field>
        <Field label={t('password')} help={t('passwordHelp')}>
          <PasswordInput defaultValue="lighthouse" autoComplete="off" strength={t('passwordHint')} />
        </Field>
        <Field label={t('note')} className="md:col-span-2">
          <TextArea limit={200} defaultValue={t('noteText')} rows={3} />
        </Field>
        <Field label={t('note')}>
          <TextArea limit={10} defaultValue={t('noteText')} rows={3} />
        </Field>
        <fieldset>
          <legend className="text-14 font-semibold">{t('kinds')}</legend>
          <Checkbox label={t('kindFill')} count="812" defaultChecked />
          <Checkbox label={t('kindPair')} count="1,564" />
          <Checkbox label={t('kindRead')} count="0" disabled />
        </fieldset>
        <RadioGroup
          label={t('place')}
          name="place"
          defaultValue="home"
          options={[
            { value: 'centre', label: t('placeCentre') },
            { value: 'home', label: t('placeHome'), help: t('placeHomeHelp') },
          ]}
        />
        <div>
          <Switch label={t('remind')} help={t('remindHelp')} defaultChecked />
          <Switch label={t('remind')} />
          <Switch label={t('remind')} disabled />
        </div>
      </form>
      <SearchInput
        placeholder={t('search')}
        onSearch={(words) => showToast({ text: words || t('search') })}
        className="mt-8 max-w-90"
      />
    </SideSection>
  );
}

function Way() {
  const t = useText(devTexts);
  const tabs = [
    { key: 'verbal', label: t('verbalTab'), count: 2104 },
    { key: 'quant', label: t('quantTab'), count: 2030 },
    { key: 'writing', label: t('writingTab'), count: 152 },
    { key: 'wrong', label: t('wrongTab'), count: 0 },
  ];
  return (
    <SideSection id="way" title={t('way')}>
      <TabLinks
        label={t('bank')}
        items={tabs.map(({ key, ...tab }) => ({
          ...tab,
          to: `${here}?tab=${key}`,
          current: key === 'quant',
        }))}
      />
      <Tabs
        label={t('bank')}
        className="mt-8"
        items={tabs.map(({ key, ...tab }) => ({ ...tab, value: key, content: <p>{tab.label}</p> }))}
      />
      <Pagination page={1} size={8} total={716} to={(page) => `${here}?page=${page}`} className="mt-8" />
      <Pagination
        page={50}
        size={20}
        total={19_999}
        label={t('lists')}
        to={(page) => `${here}?page=${page}`}
        className="mt-4"
      />
      <Pagination page={1} size={20} total={7} to={(page) => `${here}?page=${page}`} className="mt-4" />
    </SideSection>
  );
}

function Lists() {
  const t = useText(devTexts);
  const rows = [
    { title: t('rowOne'), kind: t('wordList'), pages: 24, date: '11-13' },
    { title: t('rowTwo'), kind: t('notes'), pages: 1, date: '11-12' },
    { title: t('rowThree'), kind: t('notes'), pages: 1256, date: '11-10' },
  ];
  return (
    <section>
      <SectionHead
        title={t('lists')}
        intro={t('listsIntro')}
        more={{ to: here, label: t('allNews') }}
        className="mb-6"
      />
      <Table
        caption={t('lists')}
        rows={rows}
        rowKey={(row) => row.title}
        isLit={(row) => row.pages === 1}
        columns={[
          {
            key: 'no',
            head: '#',
            cell: (_, place) => <span className="font-serif text-ink-3">{place + 1}</span>,
            phone: 'rank',
            className: 'w-11',
          },
          {
            key: 'title',
            head: t('material'),
            cell: (row) => <b className="font-semibold">{row.title}</b>,
            phone: 'title',
          },
          { key: 'kind', head: t('kind'), cell: (row) => <Badge>{row.kind}</Badge>, className: 'w-32' },
          {
            key: 'pages',
            head: t('pages'),
            cell: (row) => t('pageCount', { n: row.pages }),
            align: 'right',
            className: 'w-28',
          },
          { key: 'date', head: t('updated'), cell: (row) => row.date, align: 'right', className: 'w-24' },
          {
            key: 'file',
            head: <span className="sr-only">{t('download')}</span>,
            cell: () => (
              <a
                href={here}
                className="inline-flex min-h-8 items-center gap-1.5 text-14 font-semibold max-md:min-h-11"
              >
                <Download aria-hidden="true" strokeWidth={1.75} className="size-4" />
                PDF
              </a>
            ),
            align: 'right',
            phone: 'end',
            className: 'w-24',
          },
        ]}
      />
    </section>
  );
}

function States() {
  const t = useText(devTexts);
  return (
    <SideSection id="states" title={t('states')}>
      <div className="grid gap-8 md:grid-cols-2">
        <Progress
          label={t('progress')}
          value={12}
          max={40}
          target={20}
          figure={t('progressFigure', { done: 12, all: 40 })}
        />
        <Progress label={t('progress')} value={0} />
        <SkeletonLines lines={4} />
        <ErrorNote onRetry={() => showToast({ text: t('toastText') })}>{t('failed')}</ErrorNote>
      </div>
      <div className="mt-8">
        <SkeletonRows rows={2} />
      </div>
      <EmptyState
        art={<EmptyNotebook />}
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={
          <ButtonLink to={here} tone="ink">
            {t('emptyAction')}
          </ButtonLink>
        }
      />
    </SideSection>
  );
}

function Overlays() {
  const t = useText(devTexts);
  return (
    <SideSection id="overlays" title={t('overlays')}>
      <Row>
        <ConfirmDialog
          trigger={<Button>{t('openDialog')}</Button>}
          title={t('dialogTitle')}
          description={t('dialogText')}
          confirm={t('leave')}
          cancel={t('stay')}
          onConfirm={() => new Promise((resolve) => setTimeout(resolve, 1500))}
        />
        <DropdownMenu
          trigger={
            <Button tone="quiet" icon={<Ellipsis strokeWidth={1.6} />}>
              {t('menu')}
            </Button>
          }
          items={[
            { key: 'bank', label: t('bank'), to: here, current: true },
            {
              key: 'rename',
              label: t('rename'),
              icon: <Pencil strokeWidth={1.6} />,
              onSelect: () => showToast({ text: t('rename') }),
            },
            {
              key: 'remove',
              label: t('remove'),
              icon: <Trash2 strokeWidth={1.6} />,
              tone: 'danger',
              apart: true,
              onSelect: () => showToast({ text: t('remove') }),
            },
          ]}
        />
        <Tooltip text={t('tip')}>
          <Button tone="quiet">61%</Button>
        </Tooltip>
        <Button
          tone="quiet"
          onClick={() =>
            showToast({ text: t('toastText'), action: { label: t('undo'), onSelect: () => undefined } })
          }
        >
          {t('toast')}
        </Button>
        <Button
          tone="quiet"
          onClick={() =>
            showToast({
              text: t('toastError'),
              tone: 'error',
              action: { label: t('retry'), onSelect: () => undefined },
            })
          }
        >
          {t('retry')}
        </Button>
      </Row>
    </SideSection>
  );
}

function Drawings() {
  const t = useText(devTexts);
  return (
    <section className="mt-16 space-y-12">
      <SectionHead title={t('drawings')} />
      <div className="flex flex-wrap items-end gap-8">
        <LogoMark />
        <LogoMark className="h-20 w-17" />
        <LogoMark className="h-[31px] w-[26px]" />
        <span className="bg-night p-4">
          <LogoMark tone="night" />
        </span>
        <img src="/favicon.svg" alt="" width={16} height={16} />
        <img src="/favicon.svg" alt="" width={32} height={32} />
      </div>
      <div className="relative -mx-5 h-75 overflow-hidden md:-mx-8 md:h-115 lg:h-155">
        <HeroArt />
      </div>
      <Horizon />
      <h3 className="text-21">{t('features')}</h3>
      <div className="grid gap-8 bg-paper-2 p-6 lg:grid-cols-3">
        <RoutingDiagram className="h-54 w-full" />
        <FilterDiagram className="h-54 w-full" />
        <WeeksDiagram className="h-54 w-full" />
      </div>
      <h3 className="text-21">{t('scenes')}</h3>
      <div className="grid items-start gap-8 md:grid-cols-3">
        <NotFoundArt />
        <ErrorArt />
        <LoginArt />
        <EmptyNotebook className="w-60" />
        <CalmSea className="w-60" />
        <UnlitLamp className="w-60" />
      </div>
      <h3 className="text-21">{t('courses')}</h3>
      <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
        {courseCovers.map((name) => (
          <CourseCover key={name} picture={name} />
        ))}
      </div>
      <h3 className="text-21">{t('articles')}</h3>
      <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
        {articleCovers.map((name) => (
          <ArticleCover key={name} picture={name} />
        ))}
      </div>
      <h3 className="text-21">{t('teachers')}</h3>
      <div className="grid grid-cols-3 gap-4 md:grid-cols-6">
        {teacherPortraits.map((name) => (
          <TeacherPortrait key={name} picture={name} />
        ))}
      </div>
    </section>
  );
}
