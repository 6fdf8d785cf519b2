/** The picture: chosen, cropped to a square in the browser, re-encoded on the server. */
import { lazy, Suspense, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api.ts';
import type { User } from '#app/context.ts';
import { useText } from '#app/locale.tsx';
import { showToast } from '#app/toasts.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Button } from '#app/ui/button.tsx';
import { accountPages } from '#messages/accounts/pages.ts';

const CropDialog = lazy(() => import('#app/pages/accounts/account/crop-dialog.tsx'));

const maxBytes = 10 * 1024 * 1024;

export function PictureField({ user }: { user: User }) {
  const t = useText(accountPages);
  const { revalidate } = useRevalidator();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const choose = (file: File | undefined) => {
    if (input.current) input.current.value = '';
    if (!file) return;
    if (file.size >= maxBytes || !file.type.startsWith('image/'))
      return showToast({ text: t('picture_bad'), tone: 'error' });
    setChosen(file);
  };
  const send = async (picture: Blob) => {
    const body = new FormData();
    body.set('file', picture, 'picture.png');
    await api('POST /api/users/avatar', { body, timeoutMs: 60_000 });
    setChosen(null);
    revalidate();
  };
  const remove = async () => {
    await api('PUT /api/users/profiles', { body: { avatar: null } });
    revalidate();
  };
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar name={user.nickname} src={user.avatar ?? undefined} size="lg" />
      <div>
        <div className="flex gap-3">
          <Button tone="quiet" size="sm" onClick={() => input.current?.click()}>
            {t('choose_picture')}
          </Button>
          {user.avatar ? (
            <Button tone="quiet" size="sm" onClick={remove}>
              {t('remove_picture')}
            </Button>
          ) : null}
        </div>
        <p className="mt-1.5 text-13 text-ink-3">{t('picture_help')}</p>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label={t('choose_picture')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => choose(event.target.files?.[0])}
      />
      {chosen ? (
        <Suspense>
          <CropDialog file={chosen} onUse={send} onClose={() => setChosen(null)} />
        </Suspense>
      ) : null}
    </div>
  );
}
