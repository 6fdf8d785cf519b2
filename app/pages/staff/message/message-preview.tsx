/** A message as its readers will see it, in both languages. */
import { useText } from '#app/locale.tsx';
import type { Message } from '#app/pages/staff/message/message-draft.ts';
import { htmlLang, locales } from '#core/locale.ts';
import { staffTexts } from '#messages/staff.ts';

/** Each by its own name, whatever the language of the page. */
const languages = { zh_cn: '中文', en: 'English' };

export function MessagePreview({ message: { title, body, link } }: { message: Message }) {
  const t = useText(staffTexts);
  return (
    <section aria-labelledby="preview" className="min-w-0">
      <h2 id="preview" className="text-21">
        {t('preview')}
      </h2>
      {locales.map((locale) => (
        <div key={locale} lang={htmlLang(locale)} className="mt-3 border-b border-rule pb-4">
          <p className="text-13 text-ink-3">{languages[locale]}</p>
          <p className="mt-1 flex items-center gap-3">
            <span
              aria-hidden="true"
              className="size-2 flex-none rounded-full bg-beam ring-3 ring-beam-wash"
            />
            <b className="min-w-0 font-semibold break-words">{title[locale] || '—'}</b>
          </p>
          <p className="mt-1 pl-5 text-15 break-words whitespace-pre-line text-ink-2">
            {body[locale] || '—'}
          </p>
          {link ? <p className="mt-1 pl-5 text-14 break-all text-ink-3">{link}</p> : null}
        </div>
      ))}
    </section>
  );
}
