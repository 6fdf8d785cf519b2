/** /user/order: the orders of classes; none yet is said plainly. */

import { EmptyNotebook } from '#app/art/empty.tsx';
import { useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { say } from '#core/texts.ts';
import { accountPages } from '#messages/account-pages.ts';
import type { Route } from './+types/user-order.ts';

export const meta: Route.MetaFunction = (args) => {
  const t = say(accountPages, metaLocale(args));
  return pageMeta(args, { title: t('order_title'), description: t('order_empty_text'), isHidden: true });
};

export default function UserOrder() {
  const t = useText(accountPages);
  return (
    <>
      <h1 className="text-34">{t('order_title')}</h1>
      <EmptyState
        art={<EmptyNotebook />}
        title={t('order_empty')}
        text={t('order_empty_text')}
        action={
          <ButtonLink to="/course" tone="outline" arrow>
            {t('see_courses')}
          </ButtonLink>
        }
      />
    </>
  );
}
