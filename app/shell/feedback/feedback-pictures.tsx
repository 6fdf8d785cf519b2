/** The pictures of a feedback: by button, paste or drop, or captured from the page; each uploads at once. */
import { Camera, ImagePlus, RotateCcw, X } from 'lucide-react';
import { type DragEvent, useCallback, useRef, useState } from 'react';
import { useLocale, useText } from '#app/locale.tsx';
import { takeScreenshot } from '#app/shell/feedback/page-screenshot.ts';
import { uploadPicture } from '#app/shell/feedback/upload-picture.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldNote } from '#app/ui/inputs/field.tsx';
import { choosePictures, maxPictures } from '#core/feedback.ts';
import { feedbackTexts } from '#messages/feedback.ts';

type Shot = {
  id: number;
  file: File;
  preview: string;
  percent: number;
  /** Where it is, once it has arrived. */
  url: string | null;
  error: string | null;
};

export type Pictures = ReturnType<typeof usePictures>;

let lastId = 0;

export function usePictures() {
  const t = useText(feedbackTexts);
  const locale = useLocale();
  const [shots, setShots] = useState<readonly Shot[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  // Pastes may follow each other faster than the state: the count is taken from here.
  const count = useRef(0);

  const change = useCallback((id: number, to: Partial<Shot>) => {
    setShots((before) => before.map((shot) => (shot.id === id ? { ...shot, ...to } : shot)));
  }, []);

  const send = useCallback(
    async ({ id, file }: Pick<Shot, 'id' | 'file'>) => {
      change(id, { percent: 0, error: null });
      try {
        change(id, {
          url: await uploadPicture(file, locale, (percent) => change(id, { percent })),
          percent: 100,
        });
      } catch (error) {
        change(id, { error: (error instanceof Error && error.message) || t('upload_failed') });
      }
    },
    [change, locale, t],
  );

  const add = useCallback(
    (files: readonly File[]) => {
      const { accepted, fault: found } = choosePictures(files, count.current);
      setFault(found ? t(`fault_${found}`) : null);
      count.current += accepted.length;
      const added = accepted.map((file) => {
        lastId += 1;
        return { id: lastId, file, preview: URL.createObjectURL(file), percent: 0, url: null, error: null };
      });
      setShots((before) => [...before, ...added]);
      for (const shot of added) send(shot);
    },
    [send, t],
  );

  const remove = (shot: Shot) => {
    URL.revokeObjectURL(shot.preview);
    count.current -= 1;
    setFault(null);
    setShots((before) => before.filter(({ id }) => id !== shot.id));
  };

  return {
    shots,
    fault,
    setFault,
    add,
    remove,
    retry: send,
    isBusy: shots.some(({ url, error }) => url === null && error === null),
    urls: shots.flatMap(({ url }) => (url === null ? [] : [url])),
  };
}

export function FeedbackPictures({ pictures }: { pictures: Pictures }) {
  const t = useText(feedbackTexts);
  const chooser = useRef<HTMLInputElement>(null);
  const [isShooting, setIsShooting] = useState(false);
  const [isOver, setIsOver] = useState(false);

  async function shoot() {
    setIsShooting(true);
    try {
      // The dialog itself is not part of what the reader reports.
      pictures.add([await takeScreenshot((element) => element.matches('[data-over-page], [data-toasts]'))]);
    } catch {
      pictures.setFault(t('shoot_failed'));
    } finally {
      setIsShooting(false);
    }
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    pictures.add([...event.dataTransfer.files]);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one of three ways, the buttons are another
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={isOver ? 'bg-beam-faint outline-2 outline-offset-4 outline-ink outline-dashed' : ''}
    >
      <p className="mb-1.5 text-14 font-semibold">{t('pictures')}</p>
      {pictures.shots.length > 0 ? (
        <ul className="mb-3 grid grid-cols-5 gap-2">
          {pictures.shots.map((shot, place) => (
            <Thumbnail key={shot.id} shot={shot} number={place + 1} pictures={pictures} />
          ))}
        </ul>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          tone="quiet"
          icon={<ImagePlus strokeWidth={1.75} />}
          onClick={() => chooser.current?.click()}
        >
          {t('add')}
        </Button>
        <Button size="sm" tone="quiet" icon={<Camera strokeWidth={1.75} />} busy={isShooting} onClick={shoot}>
          {t('shoot')}
        </Button>
      </div>
      <input
        ref={chooser}
        type="file"
        accept="image/jpeg,image/png"
        multiple
        hidden
        data-testid="pictures"
        onChange={(event) => {
          pictures.add([...(event.target.files ?? [])]);
          // The same file may be chosen again after it was removed.
          event.target.value = '';
        }}
      />
      <div role="alert">
        {pictures.shots.map(({ id, error }, place) =>
          error ? (
            <FieldNote
              key={id}
              id={`picture-${id}`}
              error={t('picture_failed', { n: place + 1, why: error })}
            />
          ) : null,
        )}
        {pictures.fault ? <FieldNote id="pictures-note" error={pictures.fault} /> : null}
      </div>
      {pictures.fault ? null : (
        <p className="mt-1.5 text-13 text-ink-3">
          {t('pictures_help')} {pictures.shots.length} / {maxPictures}
        </p>
      )}
    </div>
  );
}

function Thumbnail({ shot, number, pictures }: { shot: Shot; number: number; pictures: Pictures }) {
  const t = useText(feedbackTexts);
  const isLoading = shot.url === null && shot.error === null;
  return (
    <li className="relative">
      <img
        src={shot.preview}
        alt={t('picture', { n: number })}
        className={`aspect-square w-full rounded-1 border border-rule object-cover ${isLoading ? 'opacity-50' : ''} ${shot.error ? 'border-brick' : ''}`}
      />
      {isLoading ? (
        <span
          role="progressbar"
          aria-label={t('uploading', { n: number, percent: shot.percent })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={shot.percent}
          className="absolute inset-x-1 bottom-1 h-1.5 bg-paper-3"
        >
          <span className="block h-full bg-beam" style={{ width: `${shot.percent}%` }} />
        </span>
      ) : null}
      {shot.error ? (
        <button
          type="button"
          onClick={() => pictures.retry(shot)}
          aria-label={t('retry', { n: number })}
          aria-describedby={`picture-${shot.id}`}
          className="absolute inset-0 m-auto grid size-9 place-items-center rounded-full bg-white text-brick shadow-lift"
        >
          <RotateCcw aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
        </button>
      ) : null}
      <button
        type="button"
        onClick={() => pictures.remove(shot)}
        aria-label={t('remove', { n: number })}
        className="absolute -top-2 -right-2 grid size-6 place-items-center rounded-full border border-ink bg-white before:absolute before:-inset-2"
      >
        <X aria-hidden="true" strokeWidth={2} className="size-3.5" />
      </button>
    </li>
  );
}
