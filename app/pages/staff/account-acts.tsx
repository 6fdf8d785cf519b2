/** What an administrator does to an account: the role, its sessions, a second factor that was lost. */
import { useState } from 'react';
import { api } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import { Act } from '#app/pages/staff/act.tsx';
import type { FoundUser } from '#app/pages/staff/replies.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Field } from '#app/ui/inputs/field.tsx';
import { Select } from '#app/ui/inputs/select.tsx';
import { roles } from '#core/accounts/roles.ts';
import { staffTexts } from '#messages/staff.ts';

/** Whoever acts: what touches the safety of an account asks them for proof. */
export type Administrator = { id: string; hasPassword: boolean };

type AccountActsProps = { user: FoundUser; by: Administrator };

export function AccountActs({ user: { id, nickname, role, hasSecondFactor }, by }: AccountActsProps) {
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
        run={(proof) => api('PUT /api/staff/users/{id}/role', { params, body: { role: wanted, ...proof } })}
        proof={by}
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
      {hasSecondFactor && id === by.id ? (
        <ButtonLink to="/user/security" tone="quiet" size="sm">
          {t('own_factor')}
        </ButtonLink>
      ) : null}
      {hasSecondFactor && id !== by.id ? (
        <Act
          label={t('reset_factor')}
          about={nickname}
          title={t('reset_factor_title', { name: nickname })}
          text={t('reset_factor_text')}
          run={(proof) => api('POST /api/staff/users/{id}/second-factor/removal', { params, body: proof })}
          proof={by}
          done={t('factor_reset')}
        />
      ) : null}
    </>
  );
}
