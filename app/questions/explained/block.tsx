/** What explanations are set in: blocks with a title, and texts in one language or both. */
import { createContext, type ReactNode, use } from 'react';
import { RichText } from '#app/questions/rich-text.tsx';
import type { BankTexts } from '#core/bank-text.ts';
import { htmlLang, type Locale } from '#core/locale.ts';

export type Level = 2 | 3;

/** The level of the explanation's own heading: what is inside stands one below. */
export const LevelContext = createContext<Level>(2);

export function Block({ title, children }: { title: string; children: ReactNode }) {
  const Title = use(LevelContext) === 2 ? 'h3' : 'h4';
  return (
    <div className="mt-6">
      <Title className="mb-2 font-sans text-14 font-semibold text-ink-2">{title}</Title>
      {children}
    </div>
  );
}

export function InLanguages({ text, languages }: { text: BankTexts; languages: readonly Locale[] }) {
  return (
    <div className="grid gap-2">
      {languages.map((language, index) => (
        <p key={language} lang={htmlLang(language)} className={index > 0 ? 'text-ink-2' : ''}>
          <RichText text={text[language]} />
        </p>
      ))}
    </div>
  );
}

/** The Chinese of an English sentence or topic. */
export function Translation({ title, text }: { title: string; text: string | undefined }) {
  return text ? (
    <Block title={title}>
      <p lang="zh-CN" className="max-w-205">
        {text}
      </p>
    </Block>
  ) : null;
}
