/** A report as a card that can be kept as a picture: the scores or none, and a code that opens the link. */

import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocale, useText } from '#app/locale.tsx';
import type { Report } from '#app/pages/reports/replies.ts';
import { useDates } from '#app/pages/site/dates.ts';
import { Logo } from '#app/shell/logo.tsx';
import { showToast } from '#app/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { durationText } from '#core/duration.ts';
import { withLang } from '#core/locale.ts';
import { reportPages } from '#messages/reports/pages.ts';
import { sharingTexts } from '#messages/reports/sharing.ts';

type ShareCardProps = { report: Report; token: string; hidesScores: boolean };

export function ShareCard({ report, token, hidesScores }: ShareCardProps) {
  const t = useText(sharingTexts);
  const locale = useLocale();
  const dates = useDates();
  const card = useRef<HTMLDivElement>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function save() {
    if (!card.current) return;
    setIsBusy(true);
    try {
      const { domToBlob } = await import('modern-screenshot');
      // The fonts are the reader's own: there is nothing to embed.
      const blob = await domToBlob(card.current, { scale: 3, type: 'image/png', font: false });
      const link = document.createElement('a');
      link.href = URL.createObjectURL(blob);
      link.download = `${t('card_file')}.png`;
      link.click();
      URL.revokeObjectURL(link.href);
    } catch {
      showToast({ text: t('card_failed'), tone: 'error' });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className="mt-4">
      <div ref={card} className="border border-ink bg-paper p-5">
        <Logo />
        <p className="mt-4 font-serif text-21 font-bold">{report.exam.title}</p>
        <p className="text-14 text-ink-3">
          {dates.fullDay(report.submittedAt)} · {durationText(report.spentMs)}
        </p>
        <div className="mt-4 flex items-end justify-between gap-4 border-t border-rule pt-4">
          <CardScores report={report} hidesScores={hidesScores} />
          <img
            src={withLang(`/qr/result/${token}.svg`, locale)}
            alt={t('card_qr')}
            width={80}
            height={80}
            className="size-20 flex-none"
          />
        </div>
      </div>
      <Button
        tone="quiet"
        size="sm"
        busy={isBusy}
        icon={<Download strokeWidth={1.75} />}
        onClick={save}
        className="mt-3"
      >
        {t('card_save')}
      </Button>
    </div>
  );
}

function CardScores({ report, hidesScores }: Omit<ShareCardProps, 'token'>) {
  const t = useText(sharingTexts);
  const p = useText(reportPages);
  const { scores, correct, count } = report;
  const [verbal, quant] = [scores?.verbal ?? 'NS', scores?.quant ?? 'NS'];
  if (count === 0) return <p className="text-18">{t('card_none')}</p>;
  if (hidesScores) return <p className="text-18">{t('card_done', { n: count })}</p>;
  if (verbal === 'NS' || quant === 'NS')
    return <p className="text-18">{p('of_count', { right: correct, count })}</p>;
  const figures = [
    [t('card_total'), verbal.scaled + quant.scaled],
    [p('verbal'), verbal.scaled],
    [p('quant'), quant.scaled],
  ] as const;
  return (
    <div>
      <dl className="flex gap-5">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="text-13 text-ink-3">{name}</dt>
            <dd className="font-serif text-26 leading-tight font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-12 text-ink-3">{t('card_unofficial')}</p>
    </div>
  );
}
