/** The way home: the mark and the company's name, its name in the other language underneath. */
import { LogoMark } from '#app/art/logo.tsx';
import { Link, useLocale, useText } from '#app/locale.tsx';
import { useSite } from '#app/shell/site.ts';
import { Kept } from '#app/ui/kept/kept.tsx';
import { shell } from '#messages/shell.ts';

export function Logo() {
  const t = useText(shell);
  const locale = useLocale();
  const { company } = useSite();
  const logo = (
    <Link to="/" className="flex flex-none items-center gap-2.5">
      <LogoMark className="h-9 w-[1.9rem] md:h-10 md:w-[2.125rem]" />
      <span className="leading-tight">
        <b className="block whitespace-nowrap font-serif text-18 leading-[1.15] md:text-[1.375rem]">
          {company[locale]}
        </b>
        <small className="block text-[0.6875rem] leading-[1.3] tracking-[0.06em] text-ink-3">
          {company[locale === 'en' ? 'zh_cn' : 'en']}
        </small>
      </span>
      <span className="sr-only">{t('home')}</span>
    </Link>
  );
  return (
    <Kept as="logo" shows={JSON.stringify(company)}>
      {logo}
    </Kept>
  );
}
