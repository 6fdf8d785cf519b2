/** Several lines of text, with a counter where there is a limit. */
import { type ChangeEvent, type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { useText } from '#app/locale.tsx';
import { controlClass, useField } from '#app/ui/inputs/field.tsx';
import { thousands } from '#core/thousands.ts';
import { uiTexts } from '#messages/ui.ts';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'maxLength'> & {
  /** Shown as a counter. Going over is allowed and said: text that was pasted must not be cut in silence. */
  limit?: number;
};

export function TextArea({ limit, className = '', rows = 5, onChange, ...rest }: TextAreaProps) {
  const t = useText(uiTexts);
  const field = useField();
  const counter = useId();
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''));
  const area = useRef<HTMLTextAreaElement>(null);
  // A form that was sent is emptied by its own reset, which is no change of this field.
  useEffect(() => {
    const form = area.current?.form;
    const reset = () => setTyped(area.current?.defaultValue ?? '');
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, []);
  const used = [...String(rest.value ?? typed)].length;
  const isOver = limit !== undefined && used > limit;
  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    setTyped(event.target.value);
    onChange?.(event);
  }
  const described = [field['aria-describedby'], limit === undefined ? undefined : counter];
  return (
    <>
      <textarea
        ref={area}
        {...field}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
        aria-invalid={field['aria-invalid'] || isOver || undefined}
        rows={rows}
        onChange={change}
        className={`${controlClass} min-h-24 resize-y py-2.5 leading-[1.7] ${className}`}
        {...rest}
      />
      {limit === undefined ? null : (
        <p
          id={counter}
          className={`mt-1.5 text-right text-13 ${isOver ? 'font-semibold text-brick' : 'text-ink-3'}`}
        >
          {isOver
            ? t('charactersOver', { over: used - limit })
            : t('characters', {
                used: thousands(used),
                limit: thousands(limit),
              })}
        </p>
      )}
    </>
  );
}
