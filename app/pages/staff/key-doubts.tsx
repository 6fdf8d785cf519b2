/** /staff/key-doubts: questions whose answers contradict their key, until an editor has looked at them. */
import { useState } from 'react';
import { api } from '#app/api.ts';
import { Link, useText } from '#app/locale.tsx';
import { pageOf } from '#app/pages/learning/list-frame.tsx';
import { Act } from '#app/pages/staff/act.tsx';
import { Desk, DeskRow, deskMeta, When } from '#app/pages/staff/desk.tsx';
import { enterDesk } from '#app/pages/staff/desk-access.ts';
import { rowsOnDesk } from '#app/pages/staff/desk-state.ts';
import { readChoice } from '#app/pages/staff/read-choice.ts';
import { Field } from '#app/ui/inputs/field.tsx';
import { TextArea } from '#app/ui/inputs/text-area.tsx';
import type { Calls } from '#contract/all.ts';
import { questionPath } from '#core/questions/number.ts';
import { staffTexts } from '#messages/staff.ts';
import type { Route } from './+types/key-doubts.ts';

type Doubt = Calls['GET /api/staff/key-doubts']['reply']['list'][number];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = await enterDesk(context, 'key-doubts');
  return api('GET /api/staff/key-doubts', { query: { page: pageOf(url.searchParams), size: rowsOnDesk } });
}

export const meta: Route.MetaFunction = (args) => deskMeta(args, 'desk_key-doubts');

export default function StaffKeyDoubts({ loaderData: doubts }: Route.ComponentProps) {
  const t = useText(staffTexts);
  return (
    <Desk
      title={t('desk_key-doubts')}
      lede={t('doubts_lede')}
      path="/staff/key-doubts"
      list={doubts}
      empty={t('doubts_empty')}
    >
      <ul className="border-t border-ink">
        {doubts.list.map((doubt) => (
          <Row key={doubt.questionId} doubt={doubt} />
        ))}
      </ul>
    </Desk>
  );
}

function Row({ doubt }: { doubt: Doubt }) {
  const t = useText(staffTexts);
  const [note, setNote] = useState('');
  const { questionId, number, code, reason, rival, z, responses, foundAt } = doubt;
  return (
    <DeskRow
      actions={
        <Act
          tone="outline"
          label={t('settle')}
          about={code}
          title={t('settle_title', { code })}
          text={t('settle_text')}
          run={() =>
            api('PUT /api/staff/key-doubts/{questionId}', { params: { questionId }, body: { note } })
          }
          fault={note.trim() === '' ? t('settle_note_missing') : null}
          done={t('settled')}
        >
          <Field label={t('settle_note')} help={t('settle_note_help')} required>
            <TextArea
              rows={4}
              limit={1000}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
          </Field>
        </Act>
      }
    >
      <Link to={questionPath(number)} className="font-serif text-18 font-bold hover:glow-line">
        {code}
      </Link>
      <p className="mt-1 max-w-[46em]">
        {reason === 'rival'
          ? t('doubt_rival', { choice: readChoice(rival) ?? t('another_answer') })
          : t('doubt_reversed')}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-4 text-13 text-ink-3">
        <span>{t('doubt_responses', { n: responses })}</span>
        <span>{t('doubt_z', { z: z.toFixed(1) })}</span>
        <span>
          {t('doubt_found')} <When at={foundAt} />
        </span>
      </p>
    </DeskRow>
  );
}
