/** The essay's editor, like the real one: without formatting, spelling or grammar. */
import { ClipboardPaste, Redo2, Scissors, Undo2 } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useText } from '#app/locale.tsx';
import {
  countWords,
  type History,
  record,
  redo,
  replaceRange,
  startHistory,
  undo,
} from '#app/questions/essay-history.ts';
import type { EditorProps } from '#app/questions/forms/form-view.ts';
import { useEarlyText } from '#app/ui/inputs/early-text.ts';
import { essayLength } from '#core/questions/lengths.ts';
import { questionForms } from '#messages/questions/forms.ts';

export function EssayEditor({ answer, onAnswer, mode }: EditorProps) {
  const t = useText(questionForms);
  const given = answer[0] ?? '';
  const area = useRef<HTMLTextAreaElement>(null);
  const [history, setHistory] = useState(() => startHistory(given));
  const clipboard = useRef('');
  const [hasCut, setHasCut] = useState(false);
  const hint = useId();
  const isFixed = mode === 'review';

  // Another answer arrived from outside (a different tab, a reload): it is a step like any other.
  useEffect(() => {
    setHistory((current) =>
      current.now.text === given ? current : record(current, { text: given, caret: given.length }),
    );
  }, [given]);

  const caretToSet = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caretToSet.current === null || !area.current) return;
    area.current.setSelectionRange(caretToSet.current, caretToSet.current);
    caretToSet.current = null;
  });

  function change(next: History) {
    setHistory(next);
    if (next.now.text !== given) onAnswer(next.now.text === '' ? [] : [next.now.text]);
  }
  useEarlyText('essay', given, (early) => {
    if (given === '') change(record(history, { text: early, caret: early.length }));
  });

  /** For changes that the browser did not make itself: it has to be told where the caret stands. */
  function act(next: History) {
    if (next === history || next.now.text.length > essayLength) return;
    caretToSet.current = next.now.caret;
    change(next);
    area.current?.focus();
  }
  const insert = (text: string) => {
    const field = area.current;
    if (field)
      act(record(history, replaceRange(field.value, field.selectionStart, field.selectionEnd, text)));
  };
  function keepSelection(): string {
    const field = area.current;
    const selected = field ? field.value.slice(field.selectionStart, field.selectionEnd) : '';
    if (selected !== '') {
      clipboard.current = selected;
      setHasCut(true);
    }
    return selected;
  }
  function cut() {
    const selected = keepSelection();
    if (selected === '') return area.current?.focus();
    navigator.clipboard?.writeText(selected).catch(() => {});
    insert('');
  }

  const canLeave = useRef(false);
  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    const isCommand = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (event.key === 'Escape') canLeave.current = true;
    else if (event.key === 'Tab' && !canLeave.current && !event.shiftKey && !isCommand && !event.altKey) {
      event.preventDefault();
      insert('\t');
    } else if (isCommand && key === 'z') {
      event.preventDefault();
      act(event.shiftKey ? redo(history) : undo(history));
    } else if (isCommand && key === 'y') {
      event.preventDefault();
      act(redo(history));
    } else if (event.key !== 'Shift') canLeave.current = false;
  }

  const words = countWords(history.now.text);
  const isFull = history.now.text.length >= essayLength;
  const tools: { name: string; icon: ReactNode; isOff: boolean; act: () => void }[] = [
    { name: t('cut'), icon: <Scissors />, isOff: false, act: cut },
    { name: t('paste'), icon: <ClipboardPaste />, isOff: !hasCut, act: () => insert(clipboard.current) },
    { name: t('undo'), icon: <Undo2 />, isOff: history.past.length === 0, act: () => act(undo(history)) },
    { name: t('redo'), icon: <Redo2 />, isOff: history.future.length === 0, act: () => act(redo(history)) },
  ];

  return (
    <div className="flex h-full min-h-60 flex-col">
      {isFixed ? null : (
        <div
          role="toolbar"
          aria-label={t('editor')}
          className="flex flex-wrap items-center gap-1 border border-b-0 border-field bg-paper-2 p-1"
        >
          {tools.map((tool) => (
            <button
              key={tool.name}
              type="button"
              aria-disabled={tool.isOff || undefined}
              // The selection must not be lost to the button.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                if (!tool.isOff) tool.act();
              }}
              className="flex min-h-10 items-center gap-2 rounded-1 px-2.5 text-14 transition-colors hover:bg-paper-3 aria-disabled:text-ink-3 aria-disabled:hover:bg-transparent [&>svg]:size-4 [&>svg]:stroke-[1.75]"
            >
              {tool.icon}
              {tool.name}
            </button>
          ))}
          {mode === 'practice' ? (
            <span className="ml-auto px-2 text-14 text-ink-2 tabular-nums">{t('words', { n: words })}</span>
          ) : null}
        </div>
      )}
      <textarea
        name="essay"
        ref={area}
        lang="en"
        aria-label={t('editor')}
        aria-describedby={isFixed ? undefined : hint}
        value={history.now.text}
        readOnly={isFixed}
        maxLength={essayLength}
        spellCheck={false}
        autoCorrect="off"
        autoCapitalize="off"
        autoComplete="off"
        translate="no"
        data-gramm="false"
        data-enable-grammarly="false"
        onChange={(event) =>
          change(record(history, { text: event.target.value, caret: event.target.selectionStart }))
        }
        onCut={() => keepSelection()}
        onCopy={() => keepSelection()}
        onKeyDown={press}
        className="min-h-0 w-full flex-1 resize-none rounded-none border border-field bg-white px-4 py-3 font-serif text-18 leading-[1.7] [tab-size:4] focus-visible:border-ink focus-visible:shadow-none focus-visible:outline-2 focus-visible:-outline-offset-2"
      />
      {isFixed ? null : (
        <p
          id={hint}
          role={isFull ? 'status' : undefined}
          className={`pt-1.5 text-13 ${isFull ? 'text-brick' : 'text-ink-3 max-md:sr-only'}`}
        >
          {isFull ? t('full') : t('editor_hint')}
        </p>
      )}
    </div>
  );
}
