/** Listens for a word that somebody wants to know: a tap, a double click, or L with a selection; and shows its card. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { LookupCard } from './lookup-card.tsx';
import type { Opening } from './opening.ts';
import type { Spot } from './put-card.ts';
import { isLookupOff, isOpenChoice, type Place, placeOf, placeOfPage } from './scope.ts';
import { readChoice, restoreChoice, type SentenceChoice } from './sentence-choice.ts';
import { type MetWord, wordAtPoint, wordInSelection } from './word-at.ts';

const doubleMs = 500;
const doubleReach = 30;
const key = 'l';

export function LookUp() {
  const [opening, setOpening] = useState<Opening | null>(null);
  const opener = useRef<Element | null>(null);
  const pointer = useRef('mouse');
  const lastDown = useRef({ at: 0, x: 0, y: 0 });
  const isSecond = useRef(false);
  const choice = useRef<SentenceChoice | null>(null);
  const closed = useRef<Spot>(null);
  const { key: visit } = useLocation();

  const show = (next: Omit<Opening, 'id'>) => {
    if (!opening) opener.current = document.activeElement;
    setOpening({ ...next, id: (opening?.id ?? 0) + 1 });
  };
  const close = (isBack: boolean) => {
    closed.current = opening?.spot ?? null;
    setOpening(null);
    if (isBack && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  };
  const showWord = ({ form, piece, range }: MetWord, place: Place) => {
    const { questionId, isAnswered } = place;
    const kind = !isAnswered && isOpenChoice(form) ? 'choice' : 'word';
    show({ kind, asked: { form, piece, questionId, isAnswered }, spot: range });
  };

  const handleDown = useEffectEvent((event: PointerEvent) => {
    pointer.current = event.pointerType;
    // The card's own listener runs before the tap ends, so that a tap on the same word can close it.
    if (!opening) closed.current = null;
    const { at, x, y } = lastDown.current;
    isSecond.current =
      event.timeStamp - at < doubleMs && Math.hypot(event.clientX - x, event.clientY - y) < doubleReach;
    lastDown.current = { at: event.timeStamp, x: event.clientX, y: event.clientY };
    if (!isSecond.current) choice.current = readChoice(event.target);
  });
  const handleTap = useEffectEvent((event: MouseEvent) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const button = event.target.closest('[data-lookup-open]');
    if (button) {
      show({ kind: 'empty', asked: null, spot: button });
      // Not every browser gives the focus to a button that is clicked.
      opener.current = button;
      return;
    }
    if (pointer.current === 'mouse') return;
    // A long press has selected something to copy; a second tap may select its word by itself.
    if (!isSecond.current && getSelection()?.isCollapsed === false) return;
    meet(event, isSecond.current);
  });
  const handleDouble = useEffectEvent((event: MouseEvent) => {
    if (pointer.current === 'mouse') meet(event, true);
  });
  const meet = ({ clientX, clientY, target }: MouseEvent, isDouble: boolean) => {
    const met = wordAtPoint(clientX, clientY);
    // Something may lie over the text.
    if (!met || !(target instanceof Node) || !target.contains(met.range.startContainer)) return;
    const place = placeOf(met.range.startContainer);
    if (place === null || place === 'choice' || (place.hasOwnTap && !isDouble)) return;
    if (isSameSpot(closed.current, met.range) && !isDouble) {
      closed.current = null;
      return;
    }
    if (!place.hasOwnTap) return showWord(met, place);
    const before = choice.current;
    // The click goes on from the sentence to its control, and takes the focus there, before it is done.
    setTimeout(() => {
      if (before) restoreChoice(before);
      showWord(met, place);
    });
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== key || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.defaultPrevented || event.isComposing || opening || isLookupOff() || isWriting(event.target))
      return;
    const met = wordInSelection();
    const place = met && placeOf(met.range.startContainer);
    event.preventDefault();
    if (!met || place === null) return show({ kind: 'empty', asked: null, spot: null });
    if (place !== 'choice') return showWord(met, place);
    show({
      kind: 'choice',
      asked: { form: met.form, piece: met.piece, questionId: null, isAnswered: false },
      spot: met.range,
    });
  });

  useEffect(() => {
    document.addEventListener('pointerdown', handleDown, true);
    document.addEventListener('click', handleTap);
    document.addEventListener('dblclick', handleDouble);
    window.addEventListener('keydown', handleKey);
    // What is pressed before this moment is lost: tests wait for it.
    document.documentElement.dataset.lookup = 'ready';
    return () => {
      document.removeEventListener('pointerdown', handleDown, true);
      document.removeEventListener('click', handleTap);
      document.removeEventListener('dblclick', handleDouble);
      window.removeEventListener('keydown', handleKey);
    };
  }, []);

  // Another page has other words.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit is what closes it
  useEffect(() => setOpening(null), [visit]);
  useHighlight(opening?.spot ?? null);

  if (!opening) return null;
  const typed = (form: string) => {
    const { questionId, isAnswered } = placeOfPage();
    const kind = isOpenChoice(form) ? 'choice' : 'word';
    show({ kind, asked: { form, piece: form, questionId, isAnswered }, spot: opening.spot });
  };
  return <LookupCard key={opening.id} opening={opening} onType={typed} onClose={close} />;
}

const isSameSpot = (spot: Spot, range: Range): boolean =>
  spot instanceof Range &&
  spot.startContainer === range.startContainer &&
  spot.startOffset === range.startOffset;

/** Where a letter is text, or belongs to what lies over the page. */
function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('textarea, select, [contenteditable], [role=dialog], [role=menu]')) return true;
  const input = target.closest('input');
  return input !== null && !['radio', 'checkbox'].includes(input.type);
}

/** Marks the word without touching the text; a browser that cannot do so shows the card alone. */
function useHighlight(spot: Spot): void {
  useEffect(() => {
    if (!(spot instanceof Range) || !('highlights' in CSS)) return;
    CSS.highlights.set('lookup', new Highlight(spot));
    return () => {
      CSS.highlights.delete('lookup');
    };
  }, [spot]);
}
