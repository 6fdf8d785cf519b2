/** The last small question: a letter a week, off until somebody wants it. */
import { useState } from 'react';
import { api } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import { tellFailure } from '#app/tell-failure.ts';
import { Checkbox } from '#app/ui/inputs/checkbox.tsx';
import { startTexts } from '#messages/learning/start.ts';

export function LetterQuestion({ isOn: first }: { isOn: boolean }) {
  const t = useText(startTexts);
  const [isOn, setIsOn] = useState(first);
  async function choose(wanted: boolean) {
    setIsOn(wanted);
    try {
      await api('PUT /api/users/reminders', { body: { weeklyOn: wanted ? 'sunday' : null } });
    } catch (error) {
      setIsOn(!wanted);
      tellFailure(error);
    }
  }
  return (
    <div className="mt-3">
      <Checkbox label={t('letter')} checked={isOn} onChange={(event) => choose(event.target.checked)} />
    </div>
  );
}
