/** /staff/roster: who is on duty when, and where the codes of each lead. */
import { useState } from 'react';
import { api } from '#app/api.ts';
import { CalmSea } from '#app/art/empty/calm-sea.tsx';
import { useText } from '#app/locale.tsx';
import { Act } from '#app/pages/staff/act.tsx';
import { DeskRow, DeskTitle, deskMeta } from '#app/pages/staff/desk.tsx';
import { enterDesk } from '#app/pages/staff/desk-access.ts';
import { Badge } from '#app/ui/badge.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Field } from '#app/ui/inputs/field.tsx';
import { Select } from '#app/ui/inputs/select.tsx';
import { TextInput } from '#app/ui/inputs/text-input.tsx';
import type { Calls } from '#contract/all.ts';
import { clockPattern, findOnDuty } from '#core/site/duty.ts';
import { siteDates } from '#messages/site/dates.ts';
import { rosterTexts } from '#messages/staff/roster.ts';
import { staffTexts } from '#messages/staff.ts';
import type { Route } from './+types/roster.ts';

type Shift = Calls['GET /api/staff/roster']['reply'][number];

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = await enterDesk(context, 'roster');
  const shifts = await api('GET /api/staff/roster');
  return { shifts, onDuty: findOnDuty(shifts, new Date())?.id ?? null };
}

export const meta: Route.MetaFunction = (args) => deskMeta(args, 'desk_roster');

/** A week begins on Monday. */
const days = [1, 2, 3, 4, 5, 6, 0] as const;

export default function StaffRoster({ loaderData: { shifts, onDuty } }: Route.ComponentProps) {
  const t = useText(rosterTexts);
  const staff = useText(staffTexts);
  const inOrder = days.flatMap((day) => shifts.filter(({ weekday }) => weekday === day));
  return (
    <>
      <DeskTitle title={staff('desk_roster')} lede={t('lede')} />
      <div className="mt-5">
        <ShiftAct />
      </div>
      {inOrder.length === 0 ? (
        <EmptyState art={<CalmSea />} title={t('empty')} />
      ) : (
        <ul className="mt-5 border-t border-ink">
          {inOrder.map((shift) => (
            <Row key={shift.id} shift={shift} isOnDuty={shift.id === onDuty} />
          ))}
        </ul>
      )}
    </>
  );
}

function Row({ shift, isOnDuty }: { shift: Shift; isOnDuty: boolean }) {
  const t = useText(rosterTexts);
  const when = useWhen()(shift);
  const { id, name, url, overseasUrl } = shift;
  return (
    <DeskRow
      actions={
        <>
          <ShiftAct shift={shift} />
          <Act
            label={t('remove')}
            about={`${name}, ${when}`}
            title={t('remove_title', { name })}
            text={t('remove_text', { when })}
            run={() => api('DELETE /api/staff/roster/{id}', { params: { id } })}
            done={t('saved')}
          />
        </>
      }
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="font-semibold break-all">{name}</b>
        <span className="text-15">{when}</span>
        {isOnDuty ? <Badge tone="lit">{t('now')}</Badge> : null}
      </p>
      <p className="mt-1 text-14 break-all text-ink-2">
        {url}
        {overseasUrl ? <span className="text-ink-3"> · {t('has_overseas')}</span> : null}
      </p>
    </DeskRow>
  );
}

/** 周一 09:00–14:00 */
function useWhen() {
  const dates = useText(siteDates);
  return ({ weekday, starts, ends }: Shift) =>
    `${dates(`w${weekday as 0 | 1 | 2 | 3 | 4 | 5 | 6}`)} ${starts}–${ends}`;
}

const empty = { name: '', weekday: '1', starts: '09:00', ends: '18:00', url: '', overseasUrl: '' };
type Draft = typeof empty;

const isAddress = (text: string): boolean => /^https?:\/\/\S+$/.test(text) && URL.canParse(text);

function isWhole({ name, starts, ends, url, overseasUrl }: Draft): boolean {
  return (
    name !== '' &&
    clockPattern.test(starts) &&
    clockPattern.test(ends) &&
    starts < ends &&
    isAddress(url) &&
    (overseasUrl === '' || isAddress(overseasUrl))
  );
}

/** Adds a shift, or changes the one that is given. */
function ShiftAct({ shift }: { shift?: Shift }) {
  const t = useText(rosterTexts);
  const dates = useText(siteDates);
  const whenOf = useWhen();
  const first = shift
    ? { ...shift, weekday: String(shift.weekday), overseasUrl: shift.overseasUrl ?? '' }
    : empty;
  const [typed, setTyped] = useState<Draft>(first);
  const draft = Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.trim()])) as Draft;
  const set = (name: keyof Draft) => (event: { currentTarget: { value: string } }) =>
    setTyped({ ...typed, [name]: event.currentTarget.value });
  const save = async () => {
    const { name, weekday, starts, ends, url, overseasUrl } = draft;
    const body = { name, weekday: Number(weekday), starts, ends, url, overseasUrl: overseasUrl || null };
    if (shift) await api('PUT /api/staff/roster/{id}', { params: { id: shift.id }, body });
    else await api('POST /api/staff/roster', { body });
    if (!shift) setTyped(empty);
  };
  return (
    <Act
      tone={shift ? 'quiet' : 'outline'}
      label={t(shift ? 'change' : 'add')}
      {...(shift ? { about: `${shift.name}, ${whenOf(shift)}` } : {})}
      title={shift ? t('change_title', { name: shift.name }) : t('add_title')}
      text={t('form_text')}
      fault={isWhole(draft) ? null : t('fault')}
      run={save}
      done={t('saved')}
    >
      <Field label={t('name')} required>
        <TextInput value={typed.name} onChange={set('name')} maxLength={40} />
      </Field>
      <div className="grid grid-cols-3 gap-3">
        <Field label={t('weekday')} required>
          <Select
            value={typed.weekday}
            onChange={set('weekday')}
            options={days.map((day) => ({ value: String(day), label: dates(`w${day}`) }))}
          />
        </Field>
        <Field label={t('starts')} required>
          <TextInput value={typed.starts} onChange={set('starts')} maxLength={5} placeholder="09:00" />
        </Field>
        <Field label={t('ends')} help={t('ends_help')} required>
          <TextInput value={typed.ends} onChange={set('ends')} maxLength={5} placeholder="18:00" />
        </Field>
      </div>
      <Field label={t('url')} help={t('url_help')} required>
        <TextInput type="url" inputMode="url" value={typed.url} onChange={set('url')} maxLength={500} />
      </Field>
      <Field label={t('overseas_url')} optional>
        <TextInput
          type="url"
          inputMode="url"
          value={typed.overseasUrl}
          onChange={set('overseasUrl')}
          maxLength={500}
        />
      </Field>
    </Act>
  );
}
