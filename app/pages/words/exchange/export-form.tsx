/** Which words, in which file, with what: and a link that downloads it. */
import { useState } from 'react';
import { useLocale, useText } from '#app/locale.tsx';
import { ExchangeSection } from '#app/pages/words/exchange/exchange-section.tsx';
import { DownloadLink } from '#app/ui/download-link.tsx';
import { Checkbox } from '#app/ui/inputs/checkbox.tsx';
import { Field } from '#app/ui/inputs/field.tsx';
import { RadioGroup } from '#app/ui/inputs/radio-group.tsx';
import { Select } from '#app/ui/inputs/select.tsx';
import type { Text } from '#core/texts.ts';
import { exchangePage } from '#messages/words/exchange.ts';

type ExportFormProps = {
  total: number;
  levels: readonly { level: number; words: number }[];
  kept: number;
  leeches: number;
  group: { id: string; title: Text } | null;
};

/** `level:3` and `group:…` in a choice are two parameters of the call. */
function addressOf(
  choice: string,
  format: string,
  { progress, sound }: { progress: boolean; sound: boolean },
) {
  const [what = 'all', value = ''] = choice.split(':');
  const query = new URLSearchParams({ format, what });
  if (value !== '') query.set(what, value);
  if (progress) query.set('progress', 'true');
  if (sound && format === 'apkg') query.set('sound', 'true');
  return `/api/words/export?${query}`;
}

export function ExportForm({ total, levels, kept, leeches, group }: ExportFormProps) {
  const t = useText(exchangePage);
  const locale = useLocale();
  const [choice, setChoice] = useState(group ? `group:${group.id}` : 'all');
  const [format, setFormat] = useState('apkg');
  const [progress, setProgress] = useState(true);
  const [sound, setSound] = useState(false);
  return (
    <ExchangeSection title={t('export')}>
      <div className="grid max-w-120 gap-6">
        <Field label={t('what')}>
          <Select value={choice} onChange={(event) => setChoice(event.target.value)}>
            {group ? (
              <option value={`group:${group.id}`}>{t('what_group', { title: group.title[locale] })}</option>
            ) : null}
            <option value="all">{t('what_all')}</option>
            <option value="deck">{t('what_deck', { count: total })}</option>
            <optgroup label={t('own')}>
              <option value="kept" disabled={kept === 0}>
                {t('what_kept', { count: kept })}
              </option>
              <option value="leeches" disabled={leeches === 0}>
                {t('what_leeches', { count: leeches })}
              </option>
            </optgroup>
            <optgroup label={t('levels')}>
              {levels.map(({ level, words }) => (
                <option key={level} value={`level:${level}`}>
                  {t('what_level', { level, count: words })}
                </option>
              ))}
            </optgroup>
          </Select>
        </Field>
        <RadioGroup
          name="format"
          label={t('format')}
          value={format}
          onValueChange={setFormat}
          options={[
            { value: 'apkg', label: t('format_apkg'), help: t('format_apkg_help') },
            { value: 'csv', label: t('format_csv'), help: t('format_csv_help') },
          ]}
        />
        <div>
          <Checkbox
            label={t('with_progress')}
            checked={progress}
            onChange={(event) => setProgress(event.target.checked)}
          />
          <Checkbox
            label={t('with_sound')}
            checked={sound && format === 'apkg'}
            disabled={format !== 'apkg'}
            onChange={(event) => setSound(event.target.checked)}
          />
        </div>
        <div>
          <DownloadLink href={addressOf(choice, format, { progress, sound })} tone="ink">
            {t('download')}
          </DownloadLink>
        </div>
      </div>
    </ExchangeSection>
  );
}
