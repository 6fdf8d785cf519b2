/** The way to a login of a moment ago for who has no password: WeChat once more, and back to where one was. */
import { useState } from 'react';
import { api } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import { Button } from '#app/ui/button.tsx';
import { securityTexts } from '#messages/accounts/security.ts';

export function WechatAgain({ redirect }: { redirect: string }) {
  const t = useText(securityTexts);
  const [isBusy, setIsBusy] = useState(false);
  const open = async () => {
    setIsBusy(true);
    try {
      const { url } = await api('GET /api/auth/wxop/url', { query: { redirect } });
      window.location.assign(url);
    } catch {
      // WeChat is not set up here: the login page has the other ways.
      window.location.assign(`/login?redirect=${encodeURIComponent(redirect)}`);
    }
  };
  return (
    <Button tone="outline" busy={isBusy} onClick={open}>
      {t('sign_in_again')}
    </Button>
  );
}
