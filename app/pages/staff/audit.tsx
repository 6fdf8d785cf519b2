/** /staff/audit: what members of the staff did, by person, deed and day; for administrators. */
import { useNavigate, useSearchParams } from 'react-router';
import { Link, useLocale, useText } from '#app/locale.tsx';
import { pageOf } from '#app/pages/learning/list-frame.tsx';
import { Desk, deskMeta, When } from '#app/pages/staff/desk.tsx';
import { enterDesk } from '#app/pages/staff/desk-access.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/inputs/field.tsx';
import { Select } from '#app/ui/inputs/select.tsx';
import { TextInput } from '#app/ui/inputs/text-input.tsx';
import { type Column, Table } from '#app/ui/table.tsx';
import type { Calls } from '#contract/all.ts';
import { auditNames } from '#core/accounts/audit.ts';
import { withLang } from '#core/locale.ts';
import { questionPath } from '#core/questions/number.ts';
import { auditActionTexts, auditTexts } from '#messages/staff/audit.ts';
import { staffTexts } from '#messages/staff.ts';
import type { Route } from './+types/audit.ts';

type Row = Calls['GET /api/staff/audit']['reply']['list'][number];

const rowsOnPage = 50;

/** What the address asks for, as far as it makes sense. */
function readFilter(search: URLSearchParams) {
  const [user, action, day] = ['user', 'action', 'day'].map((name) => search.get(name) ?? '');
  return {
    userId: /^[1-9]\d{0,17}$/.test(user ?? '') ? user : undefined,
    action: auditNames.find((name) => name === action),
    day: /^20\d\d-\d\d-\d\d$/.test(day ?? '') && !Number.isNaN(Date.parse(day ?? '')) ? day : undefined,
  };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = await enterDesk(context, 'audit');
  const query = { ...readFilter(url.searchParams), page: pageOf(url.searchParams), size: rowsOnPage };
  return api('GET /api/staff/audit', { query });
}

export const meta: Route.MetaFunction = (args) => deskMeta(args, 'desk_audit');

export default function StaffAudit({ loaderData: list }: Route.ComponentProps) {
  const t = useText(auditTexts);
  const staff = useText(staffTexts);
  const action = useText(auditActionTexts);
  const columns: readonly Column<Row>[] = [
    {
      key: 'what',
      head: t('col_what'),
      phone: 'title',
      cell: ({ action: name, details }) => (
        <>
          <span className="font-semibold">{action(name)}</span> <Details details={details} />
        </>
      ),
    },
    { key: 'who', head: t('col_who'), cell: (row) => <Who id={row.staffId} name={row.staffName} /> },
    { key: 'target', head: t('col_target'), cell: (row) => <Target row={row} /> },
    { key: 'when', head: t('col_when'), cell: ({ at }) => <When at={at} /> },
    {
      key: 'network',
      head: t('col_network'),
      phone: 'hidden',
      cell: ({ network }) => <span className="text-13 text-ink-3">{network}</span>,
    },
  ];
  return (
    <Desk
      title={staff('desk_audit')}
      lede={t('lede')}
      path="/staff/audit"
      list={list}
      empty={t('empty')}
      above={<Filter />}
    >
      <Table caption={staff('desk_audit')} columns={columns} rows={list.list} rowKey={({ id }) => id} />
    </Desk>
  );
}

function Filter() {
  const t = useText(auditTexts);
  const action = useText(auditActionTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <form
      aria-label={t('filter')}
      className="mt-6 grid items-start gap-4 md:grid-cols-[10rem_16rem_11rem_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '');
        const query = new URLSearchParams(chosen.map(([name, value]) => [name, String(value)]));
        navigate(withLang(`/staff/audit?${query}`, locale));
      }}
    >
      <Field label={t('person')} help={t('person_help')}>
        <TextInput name="user" inputMode="numeric" defaultValue={search.get('user') ?? ''} />
      </Field>
      <Field label={t('action')}>
        <Select
          name="action"
          defaultValue={search.get('action') ?? ''}
          options={[
            { value: '', label: t('any_action') },
            ...auditNames.map((value) => ({ value, label: action(value) })),
          ]}
        />
      </Field>
      <Field label={t('day')}>
        <TextInput name="day" type="date" defaultValue={search.get('day') ?? ''} />
      </Field>
      <Button type="submit" tone="outline" className="h-12 md:mt-7.5 md:justify-self-start">
        {t('show')}
      </Button>
    </form>
  );
}

function Who({ id, name }: { id: string | null; name: string | null }) {
  const t = useText(auditTexts);
  if (id === null) return <>{t('operator')}</>;
  return (
    <Link to={`/staff/audit?user=${id}`} className="break-all hover:glow-line">
      {name ?? t('left', { id })}
    </Link>
  );
}

const kinds = ['user', 'essay', 'question', 'feedback', 'enquiry', 'comment', 'order', 'shift'] as const;

function Target({ row: { targetKind, targetId, targetName } }: { row: Row }) {
  const t = useText(auditTexts);
  if (targetId === null) return null;
  if (targetKind === 'user') return <Who id={targetId} name={targetName} />;
  const kind = kinds.find((one) => one === targetKind);
  const label = `${kind ? t(`kind_${kind}`) : targetKind} ${targetName ?? targetId}`;
  return kind === 'question' && targetName ? (
    <Link to={questionPath(targetName)} className="hover:glow-line">
      {label}
    </Link>
  ) : (
    label
  );
}

/** Short facts, as they were written down: `score 4.5`. */
function Details({ details }: { details: Row['details'] }) {
  const shown = Object.entries(details)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name} ${Array.isArray(value) ? value.join(', ') : value}`)
    .join(' · ');
  return shown === '' ? null : <span className="text-13 break-all text-ink-3">{shown}</span>;
}
