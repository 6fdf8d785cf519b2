/** From a topic to the lesson that teaches it: beside what measures or practises it, and quieter. */
import { useText } from '#app/locale.tsx';
import { TextLink } from '#app/ui/text-button.tsx';
import { lessonTies } from '#messages/lessons/ties.ts';

type LessonLinkProps = {
  /** Null where the topic has none. */
  lesson: { slug: string; title: string } | null;
  /** Its title stands nearby already. */
  isShort?: boolean;
  className?: string;
};

export function LessonLink({ lesson, isShort = false, className }: LessonLinkProps) {
  const t = useText(lessonTies);
  if (lesson === null) return null;
  const name = `${t('learn')}: ${lesson.title}`;
  return (
    <TextLink
      to={`/lessons/${lesson.slug}`}
      tone="quiet"
      aria-label={isShort ? name : undefined}
      className={className}
    >
      {isShort ? t('learn') : name}
    </TextLink>
  );
}
