/** The mark of a kind of question: its icon on its own tint, as `questions/types` gives them. */
import { BookOpenText, type LucideIcon, PenLine, Sigma, TextCursorInput } from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  'text-cursor-input': TextCursorInput,
  'book-open-text': BookOpenText,
  sigma: Sigma,
  'pen-line': PenLine,
};

export function KindMark({ icon, tint }: { icon: string; tint: string }) {
  const Icon = icons[icon] ?? TextCursorInput;
  return (
    <span
      aria-hidden="true"
      className="grid size-6 flex-none place-items-center rounded-1"
      style={{ background: tint }}
    >
      <Icon className="size-3.5" strokeWidth={1.75} />
    </span>
  );
}
