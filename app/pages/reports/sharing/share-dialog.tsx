/** The dialog by which somebody shares a report: makes a link, decides what it shows, takes it back. */

import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { quietApi } from '#app/api.ts';
import { copyText } from '#app/copy-text.ts';
import { useLocale, useText } from '#app/locale.tsx';
import type { Report } from '#app/pages/reports/replies.ts';
import { ShareCard } from '#app/pages/reports/sharing/share-card.tsx';
import { useDates } from '#app/pages/site/dates.ts';
import { showToast } from '#app/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Field } from '#app/ui/inputs/field.tsx';
import { Switch } from '#app/ui/inputs/switch.tsx';
import { TextInput } from '#app/ui/inputs/text-input.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { ApiError } from '#contract/client.ts';
import { withLang } from '#core/locale.ts';
import { sharingTexts } from '#messages/reports/sharing.ts';

type Shown = { hideScores: boolean; showEssay: boolean; showAnswers: boolean };
type ShareLink = Shown & { createdAt: string };

/** Null while it is not known whether there is a link. */
type State = { link: ShareLink | null; made: { address: string; token: string } | null } | null;

export function ShareDialog({ report }: { report: Report }) {
  const t = useText(sharingTexts);
  const locale = useLocale();
  const dates = useDates();
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState<State>(null);
  const [shown, setShown] = useState<Shown>({
    hideScores: false,
    showEssay: false,
    showAnswers: false,
  });
  const [busy, setBusy] = useState<'make' | 'revoke' | null>(null);
  const params = { id: report.recordId };

  const complain = (error: unknown) =>
    showToast({ text: error instanceof ApiError ? error.msg : t('failed'), tone: 'error' });

  async function open(next: boolean) {
    setOpen(next);
    if (!next) return;
    setState(null);
    try {
      const { link } = await quietApi('GET /api/records/{id}/share', { params });
      if (link) {
        const { createdAt: _createdAt, ...chosen } = link;
        setShown(chosen);
      }
      setState({ link, made: null });
    } catch (error) {
      complain(error);
      setOpen(false);
    }
  }

  async function make() {
    setBusy('make');
    try {
      const reply = await quietApi('POST /api/records/{id}/share', { params, body: shown });
      const { path, token, ...link } = reply;
      setState({ link, made: { address: location.origin + withLang(path, locale), token } });
    } catch (error) {
      complain(error);
    } finally {
      setBusy(null);
    }
  }

  async function change(next: Shown) {
    const before = shown;
    setShown(next);
    if (!state?.link) return;
    try {
      await quietApi('PUT /api/records/{id}/share', { params, body: next });
      showToast({ text: t('saved') });
    } catch (error) {
      setShown(before);
      complain(error);
    }
  }

  async function revoke() {
    setBusy('revoke');
    try {
      await quietApi('DELETE /api/records/{id}/share', { params });
      setState({ link: null, made: null });
      setOpen(false);
      showToast({ text: t('revoked') });
    } catch (error) {
      complain(error);
    } finally {
      setBusy(null);
    }
  }

  const copy = (address: string) => copyText(address, { copied: t('copied'), failed: t('copy_failed') });

  const made = state?.made ?? null;
  const address = made?.address ?? null;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={open}
      trigger={
        <Button tone="outline" icon={<Share2 strokeWidth={1.75} />}>
          {t('share')}
        </Button>
      }
      title={t('title')}
      description={t('text')}
      actions={
        state === null ? undefined : (
          <>
            {state.link ? (
              <Button tone="quiet" busy={busy === 'revoke'} onClick={revoke}>
                {t('revoke')}
              </Button>
            ) : null}
            {address ? (
              <Button tone="ink" onClick={() => copy(address)}>
                {t('copy')}
              </Button>
            ) : (
              <Button tone="ink" busy={busy === 'make'} onClick={make}>
                {t(state.link ? 'renew' : 'create')}
              </Button>
            )}
          </>
        )
      }
    >
      {state === null ? (
        <Skeleton className="h-28" />
      ) : (
        <>
          {address ? (
            <Field label={t('link')} help={t('once')} className="mb-3">
              <TextInput readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
            </Field>
          ) : state.link ? (
            <Callout as="p" className="mb-3">
              <b>{t('since', { day: dates.day(state.link.createdAt) })}</b> {t('since_text')}
            </Callout>
          ) : null}
          <Switch
            label={t('hide_scores')}
            help={t('hide_scores_help')}
            checked={shown.hideScores}
            onChange={(event) => change({ ...shown, hideScores: event.currentTarget.checked })}
          />
          <Switch
            label={t('show_answers')}
            help={t('show_answers_help')}
            checked={shown.showAnswers}
            onChange={(event) => change({ ...shown, showAnswers: event.currentTarget.checked })}
          />
          {report.essay ? (
            <Switch
              label={t('show_essay')}
              help={t('show_essay_help')}
              checked={shown.showEssay}
              onChange={(event) => change({ ...shown, showEssay: event.currentTarget.checked })}
            />
          ) : null}
          {made ? <ShareCard report={report} token={made.token} hidesScores={shown.hideScores} /> : null}
        </>
      )}
    </Dialog>
  );
}
