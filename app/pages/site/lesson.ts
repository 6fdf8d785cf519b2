/** /course/{name}/lessons/{no}: an address that people kept; the lessons of a class have addresses of their own now. */
import { redirect } from 'react-router';
import { pageContext } from '#app/context.ts';
import { notFoundFrom } from '#app/pages/site/not-found-from.ts';
import { localeOf, withLang } from '#core/locale.ts';
import type { Route } from './+types/lesson.ts';

/** A number that the class does not have leads to the class. */
export async function loader({ params, context, url }: Route.LoaderArgs): Promise<Response> {
  const { name } = params;
  const { api } = context.get(pageContext);
  const course = await api('GET /api/courses/{name}', { params: { name } }).catch(notFoundFrom);
  const lesson = course.syllabus.flatMap(({ lessons }) => lessons)[Number(params.no) - 1];
  const to = lesson ? `/lessons/${lesson.slug}` : `/course/${name}`;
  return redirect(withLang(to, localeOf(url.search)), 301);
}
