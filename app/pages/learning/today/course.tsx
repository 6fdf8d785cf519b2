/** The course: a finding as its head, the drawing, what its signs mean, and the lamps as a table for who cannot see it. */
import { Lamp, type LampLook } from '#app/art/lamp.tsx';
import { useText } from '#app/locale.tsx';
import { CourseDrawing } from '#app/pages/learning/today/course-drawing.tsx';
import { sayLamp } from '#app/pages/learning/today/facts.tsx';
import { dayOfNumber, lampsSince, layCourse } from '#app/pages/learning/today/lamp-days.ts';
import type { Today } from '#app/pages/learning/today/replies.ts';
import { useDates } from '#app/pages/site/dates.ts';
import { SideSection } from '#app/ui/section-head.tsx';
import { todayTexts } from '#messages/learning/today.ts';

const signs: readonly (readonly [LampLook, 'lamp_lit' | 'lamp_ember' | 'lamp_dark'])[] = [
  ['lit', 'lamp_lit'],
  ['ember', 'lamp_ember'],
  ['off', 'lamp_dark'],
];

export function CourseSection({ today }: { today: Today }) {
  const t = useText(todayTexts);
  const { forecast, lamps, score, chart, exam } = today;
  const course = layCourse(today);
  const known = [...chart.map(({ mid }) => mid)];
  if (score.total) known.push(Math.round((score.total.low + score.total.high) / 2));
  const [from = 0] = known;
  const label =
    known.length === 0
      ? t('course_label_none', { lamps: lamps.total })
      : t('course_label', { from, to: known.at(-1) ?? from, lamps: lamps.total });
  return (
    <SideSection
      id="course"
      className="mt-16"
      title={forecast ? t('course_forecast', forecast) : t(exam ? 'course' : 'course_no_exam')}
      intro={
        <>
          {t('course_text')}
          {score.total ? <span className="mt-2 block text-13 text-ink-3">{t('course_band')}</span> : null}
        </>
      }
    >
      <CourseDrawing today={today} course={course} size="wide" label={label} className="max-md:hidden" />
      <CourseDrawing today={today} course={course} size="narrow" label={label} className="md:hidden" />
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-13 text-ink-2">
        {signs.map(([look, key]) => (
          <li key={look} className="flex items-center gap-2">
            <Lamp look={look} />
            {t(key)}
          </li>
        ))}
      </ul>
      <LampTable today={today} weeks={course.weeks} />
    </SideSection>
  );
}

function LampTable({ today, weeks }: { today: Today; weeks: readonly number[] }) {
  const t = useText(todayTexts);
  const dates = useDates();
  const known = new Map(today.lamps.days.map((lamp) => [lamp.day, lamp]));
  const since = lampsSince(today);
  const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
  // A table is as wide as its words, whatever it is told: what clips it stands around it.
  return (
    <div className="relative">
      <div className="sr-only">
        <table>
          <caption>{t('course_table')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('course_week_head')}</th>
              {weekdays.map((weekday) => (
                <th key={weekday} scope="col">
                  {t(`w${weekday}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks
              .filter((monday) => dayOfNumber(monday) <= today.day)
              .map((monday) => (
                <tr key={monday}>
                  <th scope="row">{t('course_from', { day: dates.day(dayOfNumber(monday)) })}</th>
                  {weekdays.map((weekday) => {
                    const day = dayOfNumber(monday + weekday - 1);
                    const state = known.get(day)?.state ?? 'dark';
                    return (
                      <td key={weekday}>{day < since ? null : t(sayLamp(state, day > today.day, false))}</td>
                    );
                  })}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
