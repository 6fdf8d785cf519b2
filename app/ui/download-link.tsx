/** A link to a file that is made when it is asked for: busy while it is made, in words when it cannot be. */
import { Download } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react';
import { useLocale, useText } from '#app/locale.tsx';
import { showToast } from '#app/toasts.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Rhythm } from '#app/ui/rhythm.tsx';
import { uiTexts } from '#messages/ui.ts';

type DownloadLinkProps = Pick<NonNullable<Parameters<typeof buttonClass>[0]>, 'tone' | 'size' | 'wide'> &
  Omit<ComponentProps<'a'>, 'href' | 'download'> & { href: string; children: ReactNode };

export function DownloadLink({
  href,
  tone,
  size,
  wide,
  className = '',
  children,
  ...rest
}: DownloadLinkProps) {
  const t = useText(uiTexts);
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  // Said even in Chinese: the API would go by the browser's language otherwise.
  const address = `${href}${href.includes('?') ? '&' : '?'}lang=${locale}`;

  /** Fetched rather than followed, so that a refusal can be read where the reader is. Without script the link works too. */
  async function fetchFile(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      const response = await fetch(address, { credentials: 'same-origin' });
      if (response.ok) save(await response.blob(), nameIn(response.headers.get('content-disposition')));
      else showToast({ text: ((await response.json()) as { msg: string }).msg, tone: 'error' });
    } catch {
      showToast({ text: t('download_failed'), tone: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <a
      href={address}
      download
      aria-busy={busy || undefined}
      onClick={fetchFile}
      className={`${buttonClass({ tone, size, wide })} ${className}`}
      {...rest}
    >
      <span className={`inline-flex items-center gap-2.5 ${busy ? 'opacity-0' : ''}`}>
        <Download aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
        {children}
      </span>
      {busy ? (
        <Rhythm
          live
          tone={tone === 'ink' ? 'ink' : 'beam'}
          label={t('working')}
          className="absolute inset-0 items-center justify-center"
        />
      ) : null}
    </a>
  );
}

function nameIn(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  return encoded ? decodeURIComponent(encoded) : 'beacon-gre.pdf';
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read it only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
