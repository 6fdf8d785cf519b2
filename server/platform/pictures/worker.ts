/** Decodes and encodes pictures in a process of its own: what hangs, crashes or fills its memory there ends there. */
import sharp from 'sharp';
import * as palette from '#core/palette.ts';
import type { Answered, Asked } from '#server/platform/child-worker.ts';
import type { PictureTask } from './pictures.ts';

// One picture at a time, by one thread, and nothing of it is kept: the other cores are for the pages.
sharp.concurrency(1);
sharp.cache(false);

/** The header was judged before; this is for a file whose parts contradict each other. */
const limitInputPixels = 60_000_000;

const avatarPx = 256;
const screenshot = { width: 4000, height: 4000, fit: 'inside', withoutEnlargement: true } as const;
/** What the messengers ask for. */
const share = { width: 1200, height: 630, fit: 'cover' } as const;

function make({ kind, bytes }: PictureTask): Promise<Uint8Array> {
  // Of whatever moves the first frame, as the camera was held; encoding anew leaves all metadata behind.
  const open = () => sharp(bytes, { limitInputPixels, sequentialRead: true }).autoOrient();
  switch (kind) {
    case 'avatar':
      return open().resize(avatarPx, avatarPx, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
    case 'jpeg':
      return open().resize(screenshot).jpeg({ quality: 85 }).toBuffer();
    case 'png':
      return open().resize(screenshot).png({ compressionLevel: 8 }).toBuffer();
    case 'share':
      return sharp(bytes, { density: 200 })
        .resize(share)
        .flatten({ background: palette.paper2 })
        .png({ compressionLevel: 9 })
        .toBuffer();
  }
}

process.on('message', async ({ no, task }: Asked<PictureTask>) => {
  // What cannot be read is an answer, too.
  const answer = await make(task).catch(() => null);
  process.send?.({ no, answer } satisfies Answered<Uint8Array | null>);
});
process.on('disconnect', () => process.exit(0));
