/** When a report is read again: a filter, or a question that is opened, shows what the page has already. */
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { localeOf } from '#core/locale.ts';

export function shouldReadAgain({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSameReport = currentUrl.pathname === nextUrl.pathname;
  const isSameLanguage = localeOf(currentUrl.search) === localeOf(nextUrl.search);
  const isAnotherView = currentUrl.href !== nextUrl.href;
  return isSameReport && isSameLanguage && isAnotherView ? false : defaultShouldRevalidate;
}
