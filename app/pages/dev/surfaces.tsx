/** Samples of lists, of the states of loading, failing and emptiness, and of what opens over a page. */
import { Download, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { EmptyNotebook } from '#app/art/empty/empty-notebook.tsx';
import { useText } from '#app/locale.tsx';
import { showToast } from '#app/toasts.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ErrorNote } from '#app/ui/error-note.tsx';
import { ConfirmButton } from '#app/ui/overlays/confirm-button.tsx';
import { DropdownMenu } from '#app/ui/overlays/dropdown-menu.tsx';
import { Tooltip } from '#app/ui/overlays/tooltip.tsx';
import { Progress } from '#app/ui/progress.tsx';
import { SectionHead, SideSection } from '#app/ui/section-head.tsx';
import { SkeletonLines, SkeletonRows } from '#app/ui/skeleton.tsx';
import { Table } from '#app/ui/table.tsx';
import { devTexts } from '#messages/dev.ts';
import { here, Row } from './sample-row.tsx';

export function Lists() {
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

export function States() {
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
        <Callout>{t('emptyText')}</Callout>
        <Callout tone="lit">{t('toastText')}</Callout>
        <Callout tone="brick">{t('toastError')}</Callout>
        <Callout size="sm" className="self-start">
          {t('passwordHint')}
        </Callout>
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

export function Overlays() {
  const t = useText(devTexts);
  return (
    <SideSection id="overlays" title={t('overlays')}>
      <Row>
        <ConfirmButton
          asks={{
            title: t('dialogTitle'),
            description: t('dialogText'),
            confirm: t('leave'),
            cancel: t('stay'),
            onConfirm: () => new Promise((resolve) => setTimeout(resolve, 1500)),
          }}
        >
          {t('openDialog')}
        </ConfirmButton>
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
