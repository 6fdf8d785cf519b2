/** What a caller hears of a picture that could not be taken. */
import { AppError } from '#server/http/errors.ts';
import type { MadePicture } from '#server/platform/pictures/pictures.ts';

/** The bytes of one that was made, or the refusal that says what to do. */
export function takeMade(
  made: MadePicture,
  unreadable: 'IMAGE_REFUSED' | 'PICTURE_REFUSED',
): Uint8Array<ArrayBuffer> {
  switch (made.kind) {
    case 'made':
      return made.bytes;
    case 'detailed': {
      const { width, height } = made;
      throw new AppError('PICTURE_TOO_DETAILED', { params: { width, height } });
    }
    case 'busy':
      throw new AppError('UNAVAILABLE', { retryAfter: 5 });
    case 'failed':
      throw new AppError('PICTURE_FAILED');
    case 'unreadable':
      throw new AppError(unreadable);
  }
}
