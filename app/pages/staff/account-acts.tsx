/** What an administrator does to an account: the role, its sessions, a second factor that was lost. */
import { useState } from 'react';
import { api } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import { Act } from '#app/pages/staff/act.tsx';
import type { FoundUser } from '#app/pages/staff/use-lookup.ts';
import { Field } from '#app/ui/inputs/field.tsx';
import { Select } from '#app/ui/inputs/select.tsx';
import { roles } from '#core/accounts/roles.ts';
import { staffTexts } from '#messages/staff.ts';

export function AccountActs({ user: { id, nickname, role, hasSecondFactor } }: { user: FoundUser }) {
  const t = useText(staffTexts);
  const [wanted, setWanted] = useState(role);
  const params = { id };
  return (
    <>
      <Act
        label={t('change_role')}
        about={nickname}
        title={t('change_role_title', { name: nickname })}
        text={t('change_role_text')}
        run={() => api('PUT /api/staff/users/{id}/role', { params, body: { role: wanted } })}
        fault={wanted === role ? t('change_role_same') : null}
        done={t('role_changed')}
      >
        <Field label={t('role')} required>
          <Select
            value={wanted}
            onChange={(event) => {
              const chosen = roles.find((one) => one === event.currentTarget.value);
              if (chosen) setWanted(chosen);
            }}
            options={roles.map((value) => ({
              value,
              label: `${t(`one_${value}`)} · ${t(`desks_${value}`)}`,
            }))}
          />
        </Field>
      </Act>
      <Act
        label={t('end_sessions')}
        about={nickname}
        title={t('end_sessions_title', { name: nickname })}
        text={t('end_sessions_text')}
        run={() => api('DELETE /api/staff/users/{id}/sessions', { params })}
        done={t('sessions_ended')}
      />
      {hasSecondFactor ? (
        <Act
          label={t('reset_factor')}
          about={nickname}
          title={t('reset_factor_title', { name: nickname })}
          text={t('reset_factor_text')}
          run={() => api('DELETE /api/staff/users/{id}/second-factor', { params })}
          done={t('factor_reset')}
        />
      ) : null}
    </>
  );
}
