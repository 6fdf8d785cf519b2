/** A button that opens the runner with the very questions it stands beside. */
import { type PracticeWanted, usePractise } from '#app/pages/questions/use-practise.ts';
import { Button } from '#app/ui/button.tsx';
import { TextButton } from '#app/ui/text-button.tsx';

type PractiseTheseProps = {
  wanted: PracticeWanted;
  children: string;
  /** Says which questions, where the text alone does not. */
  label?: string;
  tone?: 'beam' | 'quiet' | 'link';
};

export function PractiseThese({ wanted, children, label, tone = 'quiet' }: PractiseTheseProps) {
  const { practise, isBusy, error } = usePractise();
  const act = () => practise(wanted);
  return (
    <span className="inline-grid justify-items-end gap-1">
      {tone === 'link' ? (
        <TextButton
          tone="strong"
          size="line"
          aria-label={label}
          aria-disabled={isBusy || undefined}
          onClick={() => isBusy || act()}
          className="text-14 whitespace-nowrap aria-disabled:opacity-60 max-md:min-h-11"
        >
          {children}
        </TextButton>
      ) : (
        <Button tone={tone} size="sm" busy={isBusy} aria-label={label} onClick={act}>
          {children}
        </Button>
      )}
      {error ? (
        <span role="alert" className="text-13 text-brick">
          {error}
        </span>
      ) : null}
    </span>
  );
}
