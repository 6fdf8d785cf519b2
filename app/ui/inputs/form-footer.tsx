/** The end of a form: why it was not taken, the button that sends it, and a way out. */
import type { ComponentProps, ReactNode } from 'react';
import { useText } from '#app/locale.tsx';
import { Button } from '#app/ui/button.tsx';
import { ErrorNote } from '#app/ui/error-note.tsx';
import { uiTexts } from '#messages/ui.ts';

type FormFooterProps = Pick<ComponentProps<typeof Button>, 'tone' | 'size' | 'wide' | 'busy'> & {
  /** What sending it does. */
  submit: ReactNode;
  /** What went wrong, where no field can tell. */
  failure?: ReactNode;
  onCancel?: () => void;
  /** At the right edge, the safe action first. */
  inDialog?: boolean;
  /** What else may be done. */
  children?: ReactNode;
};

/** Two lines of the form's own grid, so that they keep its distances. */
export function FormFooter({
  submit,
  tone = 'ink',
  size,
  wide,
  busy,
  failure,
  onCancel,
  inDialog = false,
  children,
}: FormFooterProps) {
  const t = useText(uiTexts);
  const cancel = onCancel ? (
    <Button tone="quiet" size={size} onClick={onCancel}>
      {t('cancel')}
    </Button>
  ) : null;
  return (
    <>
      {failure ? <ErrorNote>{failure}</ErrorNote> : null}
      <div className={`flex flex-wrap gap-3 ${inDialog ? 'justify-end' : ''}`}>
        {inDialog ? cancel : null}
        <Button type="submit" tone={tone} size={size} wide={wide} busy={busy}>
          {submit}
        </Button>
        {inDialog ? null : cancel}
        {children}
      </div>
    </>
  );
}
