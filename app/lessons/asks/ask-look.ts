/** The faces of what is answered: open, chosen, missed, right. Words and marks say the same as the colours. */

export const rowLook = {
  open: 'border-rule bg-white hover:border-field hover:bg-beam-faint active:bg-beam-wash',
  chosen: 'border-ink bg-beam-wash shadow-[inset_4px_0_0_var(--color-ink)]',
  missed:
    'border-brick bg-[repeating-linear-gradient(-45deg,var(--color-brick-wash)_0_6px,transparent_6px_12px)]',
  right: 'border-moss bg-moss-wash',
  /** Nothing left to do with it. */
  past: 'border-rule bg-white text-ink-2',
} as const;

export type RowState = keyof typeof rowLook;
