/** Crops a picture to a square: drag it, zoom it, or move it with the arrow keys. */
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useText } from '#app/locale.tsx';
import { showToast } from '#app/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { accountPages } from '#messages/accounts/pages.ts';

const frame = 280;
const output = 512;

type Place = { x: number; y: number; zoom: number };

/** The picture always covers the frame: it can be moved only as far as it is larger. */
function keepInside(place: Place, image: HTMLImageElement): Place {
  const scale = (frame / Math.min(image.naturalWidth, image.naturalHeight)) * place.zoom;
  const roomX = Math.max(0, (image.naturalWidth * scale - frame) / 2);
  const roomY = Math.max(0, (image.naturalHeight * scale - frame) / 2);
  const within = (value: number, room: number) => Math.min(room, Math.max(-room, value));
  return { zoom: place.zoom, x: within(place.x, roomX), y: within(place.y, roomY) };
}

function draw(canvas: HTMLCanvasElement, image: HTMLImageElement, place: Place): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const ratio = canvas.width / frame;
  const scale = (frame / Math.min(image.naturalWidth, image.naturalHeight)) * place.zoom * ratio;
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(
    image,
    (canvas.width - width) / 2 + place.x * ratio,
    (canvas.height - height) / 2 + place.y * ratio,
    width,
    height,
  );
}

type CropDialogProps = { file: File; onUse: (picture: Blob) => Promise<void>; onClose: () => void };

export default function CropDialog({ file, onUse, onClose }: CropDialogProps) {
  const t = useText(accountPages);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [place, setPlace] = useState<Place>({ x: 0, y: 0, zoom: 1 });
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    const url = URL.createObjectURL(file);
    const loading = new Image();
    loading.onload = () => setImage(loading);
    loading.onerror = () => {
      showToast({ text: t('picture_bad'), tone: 'error' });
      onClose();
    };
    loading.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file, onClose, t]);
  useEffect(() => {
    if (image && canvas.current) draw(canvas.current, image, place);
  }, [image, place]);

  const move = (x: number, y: number) =>
    setPlace((now) => (image ? keepInside({ ...now, x: now.x + x, y: now.y + y }, image) : now));
  const drag = (event: PointerEvent) => {
    if (event.buttons === 1) move(event.movementX, event.movementY);
  };
  const nudge = (event: KeyboardEvent) => {
    const steps: Record<string, readonly [number, number]> = {
      ArrowLeft: [-8, 0],
      ArrowRight: [8, 0],
      ArrowUp: [0, -8],
      ArrowDown: [0, 8],
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    move(...step);
  };
  const use = () => {
    canvas.current?.toBlob(async (picture) => {
      if (!picture) return;
      setIsBusy(true);
      await onUse(picture).catch(() => setIsBusy(false));
    }, 'image/png');
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('crop_title')}
      description={t('crop_text')}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button tone="ink" busy={isBusy} disabled={!image} onClick={use}>
            {t('use_picture')}
          </Button>
        </>
      }
    >
      <div className="grid justify-items-center gap-4">
        <canvas
          ref={canvas}
          width={output}
          height={output}
          role="img"
          aria-label={t('crop_text')}
          tabIndex={0}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          onKeyDown={nudge}
          className="size-70 cursor-move touch-none rounded-full border border-field bg-paper-2"
        />
        <label className="flex w-70 items-center gap-3 text-14">
          {t('zoom')}
          <input
            type="range"
            min={1}
            max={4}
            step={0.05}
            value={place.zoom}
            className="flex-1 accent-ink"
            onChange={(event) =>
              image && setPlace(keepInside({ ...place, zoom: Number(event.target.value) }, image))
            }
          />
        </label>
      </div>
    </Dialog>
  );
}
