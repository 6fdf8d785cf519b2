/** The consult dialog: the QR codes of the teacher on duty, the overseas one only when there is one; without any, a form. */
import { useCallback, useEffect, useState } from 'react';
import { api } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import { EnquiryDialog } from '#app/shell/contact/enquiry-form.tsx';
import { ErrorNote } from '#app/ui/error-note.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { Rhythm } from '#app/ui/rhythm.tsx';
import { consultTexts } from '#messages/feedback/enquiries.ts';
import { shellDialogs } from '#messages/shell-dialogs.ts';

type Codes = { name: string; qrcode: string | null; overseasQrcode: string | null };

export default function ConsultDialog({ onClose }: { onClose: () => void }) {
  const t = useText(shellDialogs);
  const says = useText(consultTexts);
  const [codes, setCodes] = useState<Codes | 'loading' | 'failed'>('loading');
  const load = useCallback(async () => {
    setCodes('loading');
    try {
      setCodes((await api('GET /api/teacher-on-duty/current')).current);
    } catch {
      setCodes('failed');
    }
  }, []);
  useEffect(() => {
    load();
  }, [load]);
  if (typeof codes === 'object' && codes.qrcode === null) return <EnquiryDialog onClose={onClose} />;
  return (
    <Dialog
      title={t('consult_title')}
      description={t('consult_text')}
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      <div className="flex min-h-52 flex-wrap items-start justify-center gap-8">
        {codes === 'loading' && <Rhythm flashes={3} live className="self-center" />}
        {codes === 'failed' && <ErrorNote onRetry={load}>{t('consult_failed')}</ErrorNote>}
        {typeof codes === 'object' && codes.qrcode !== null && (
          <>
            <p className="w-full text-center text-14 text-ink-2">{says('on_duty', { name: codes.name })}</p>
            <Code src={codes.qrcode} alt={t('qr_china')} caption={t('consult_china')} />
            {codes.overseasQrcode && (
              <Code
                src={codes.overseasQrcode}
                alt={t('qr_overseas')}
                caption={t('consult_overseas')}
                isOptional
              />
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

/** An optional code takes its place only once its picture has loaded. */
function Code({
  src,
  alt,
  caption,
  isOptional,
}: {
  src: string;
  alt: string;
  caption: string;
  isOptional?: boolean;
}) {
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <figure hidden={isOptional && !isLoaded} className="text-center">
      <img
        src={src}
        alt={alt}
        width={176}
        height={176}
        onLoad={() => setIsLoaded(true)}
        className="size-44 rounded-2 border border-rule bg-white p-3"
      />
      <figcaption className="mt-2 text-14 font-semibold">{caption}</figcaption>
    </figure>
  );
}
