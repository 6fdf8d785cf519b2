/** The ten recovery codes, shown once: to copy, to download, and to say that they are kept. */
import { copyText } from '#app/copy-text.ts';
import { useText } from '#app/locale.tsx';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { securityTexts } from '#messages/accounts/security.ts';

export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useText(securityTexts);
  const text = `${codes.join('\n')}\n`;
  const copy = () => copyText(text, { copied: t('codes_copied'), failed: t('codes_copy_failed') });
  return (
    <div className="grid gap-5">
      <div>
        <h3 className="text-18">{t('codes_title')}</h3>
        <p className="mt-1.5 text-15 text-ink-2">{t('codes_text')}</p>
      </div>
      <ol className="grid gap-x-8 border-t border-rule sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="border-b border-rule py-2.5 font-mono text-15 whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button tone="ink" onClick={onDone}>
          {t('codes_done')}
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="beacon-gre-recovery-codes.txt"
          className={buttonClass({ tone: 'outline' })}
        >
          {t('codes_download')}
        </a>
        <Button tone="quiet" onClick={copy}>
          {t('codes_copy')}
        </Button>
      </div>
    </div>
  );
}
