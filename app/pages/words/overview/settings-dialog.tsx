/** How one wants to learn: new words a day, how sure, and from which level. */
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import { showToast } from '#app/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/inputs/field.tsx';
import { RadioGroup } from '#app/ui/inputs/radio-group.tsx';
import { Select } from '#app/ui/inputs/select.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { Rhythm } from '#app/ui/rhythm.tsx';
import type { Calls } from '#contract/all.ts';
import { levels } from '#core/words/entry.ts';
import { wordPages } from '#messages/words/pages.ts';

type Settings = Calls['GET /api/words/settings']['reply'];

const amounts = [0, 5, 10, 15, 20, 25, 30, 40, 50, 80, 100];

export default function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useText(wordPages);
  const { revalidate } = useRevalidator();
  const [settings, setSettings] = useState<Settings | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const giveUp = useEffectEvent(onClose);
  useEffect(() => {
    api('GET /api/words/settings').then(setSettings, () => giveUp());
  }, []);
  const change = (part: Partial<Settings>) => setSettings((before) => before && { ...before, ...part });

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!settings || isBusy) return;
    const { newPerDay, retention, startLevel } = settings;
    setIsBusy(true);
    try {
      await api('PUT /api/words/settings', { body: { newPerDay, retention, startLevel } });
      showToast({ text: t('saved') });
      revalidate();
      onClose();
    } catch {
      // The toast of the call has said why; what was chosen stays.
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      title={t('settings_title')}
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button tone="ink" type="submit" form="word-settings" busy={isBusy} disabled={!settings}>
            {t('save')}
          </Button>
        </>
      }
    >
      {settings ? (
        <form id="word-settings" onSubmit={save} className="space-y-4">
          <Field label={t('new_per_day')} help={t('new_per_day_hint')}>
            <Select
              value={String(settings.newPerDay)}
              onChange={(event) => change({ newPerDay: Number(event.target.value) })}
              options={[...new Set([...amounts, settings.newPerDay])]
                .sort((a, b) => a - b)
                .map((n) => ({ value: String(n), label: n === 0 ? t('no_new') : t('n_words', { n }) }))}
            />
          </Field>
          <RadioGroup
            label={t('retention')}
            name="retention"
            value={String(settings.retention)}
            onValueChange={(value) => change({ retention: value === '0.85' ? 0.85 : 0.9 })}
            options={[
              { value: '0.9', label: t('retention_90'), help: t('retention_90_hint') },
              { value: '0.85', label: t('retention_85'), help: t('retention_85_hint') },
            ]}
          />
          <Field label={t('start_level')}>
            <Select
              value={String(settings.startLevel)}
              onChange={(event) => change({ startLevel: Number(event.target.value) })}
              options={Array.from({ length: levels }, (_, at) => ({
                value: String(at + 1),
                label: t('level_n', { n: at + 1 }),
              }))}
            />
          </Field>
        </form>
      ) : (
        <div className="grid min-h-60 place-items-center">
          <Rhythm live />
        </div>
      )}
    </Dialog>
  );
}
