/** What the search box offers, under it. The focus stays in the box, which says which of them is chosen. */
import { useText } from '#app/locale.tsx';
import type { Completion } from '#app/shell/header/completions.ts';
import { searchOffers } from '#messages/search.ts';

type OffersProps = {
  id: string;
  offered: readonly Completion[];
  typed: string;
  /** Its place; none where it is -1. */
  active: number;
  onChoose: (offer: Completion) => void;
};

export function Offers({ id, offered, typed, active, onChoose }: OffersProps): React.ReactNode {
  const t = useText(searchOffers);
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label={t('completions')}
        className="absolute inset-x-0 top-full z-50 mt-2 max-h-[60dvh] min-w-60 overflow-y-auto rounded-2 border border-ink bg-white py-1.5 shadow-lift"
      >
        {offered.map((one, place) => (
          <Offer
            key={`${one.kind} ${one.text}`}
            id={`${id}-${place}`}
            offer={one}
            typed={typed}
            isActive={place === active}
            onChoose={() => onChoose(one)}
          />
        ))}
      </div>
      <span role="status" className="sr-only">
        {t('completions_found', { n: offered.length })}
      </span>
    </>
  );
}

type OfferProps = { id: string; offer: Completion; typed: string; isActive: boolean; onChoose: () => void };

function Offer({ id, offer: { text, kind }, typed, isActive, onChoose }: OfferProps) {
  const t = useText(searchOffers);
  const [before, same, after] = splitTyped(text, typed);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the input, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: the input points at it, it never has the focus itself
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      // A press must not take the focus out of the input before the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className="flex min-h-11 cursor-pointer items-baseline gap-3 px-4 py-2 text-15 hover:bg-beam-faint aria-selected:bg-beam-wash md:min-h-9 md:py-1.5 md:text-14"
    >
      <span className="min-w-0 flex-1 break-words">
        <b className="font-semibold">{before}</b>
        {same}
        <b className="font-semibold">{after}</b>
      </span>
      {kind === 'word' ? null : (
        <small className="flex-none text-12 text-ink-3">{t(`completes_${kind}`)}</small>
      )}
    </div>
  );
}

/** The text about the part that was typed, so that it can be told from what is offered. */
export function splitTyped(text: string, typed: string): [before: string, typed: string, after: string] {
  const place = typed === '' ? -1 : text.toLowerCase().indexOf(typed.toLowerCase());
  if (place < 0) return [text, '', ''];
  const end = place + typed.length;
  return [text.slice(0, place), text.slice(place, end), text.slice(end)];
}
