/** What the steps of a tile mean. */
import { useText } from '#app/locale.tsx';
import { mapTexts } from '#messages/learner/map.ts';
import { Steps } from './steps.tsx';

const keys = [
  ['solid', { level: 'solid', isUnsure: false, isFading: false }],
  ['level', { level: 'good', isUnsure: false, isFading: false }],
  ['unsure', { level: 'building', isUnsure: true, isFading: false }],
  ['fading', { level: 'good', isUnsure: false, isFading: true }],
  ['unknown', { level: 'unknown', isUnsure: false, isFading: false }],
] as const;

export function Legend() {
  const t = useText(mapTexts);
  return (
    <ul aria-label={t('legend')} className="flex flex-wrap gap-x-5 gap-y-1 py-3 text-13 text-ink-2">
      {keys.map(([key, look]) => (
        <li key={key} className="flex items-center gap-2">
          <Steps {...look} className="h-2 w-9" />
          {t(`key_${key}`)}
        </li>
      ))}
    </ul>
  );
}
