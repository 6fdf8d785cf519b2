/** What to remember, as the card that is printed. */
import type { ShownLesson } from '#app/lessons/lesson-reply.ts';
import { Said } from '#app/lessons/said.tsx';

export function RememberCard({ card }: { card: ShownLesson['card'] }) {
  return (
    <ol className="border-l-3 border-beam bg-white px-5 py-3">
      {card.map((line) => (
        <li key={line.en} className="border-b border-rule py-3 text-18 leading-relaxed last:border-b-0">
          <Said text={line} />
        </li>
      ))}
    </ol>
  );
}
