/** Uploads a picture of a feedback and tells how far it is, which `fetch` cannot. */
import type { Locale } from '#core/locale.ts';

/** The address of the stored picture; rejects with the server's words, or with none where no answer came. */
export function uploadPicture(
  file: File,
  locale: Locale,
  onProgress: (percent: number) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.set('file', file);
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0);
    request.onload = () => {
      const reply = readReply(request.responseText);
      if (reply?.code === 0) resolve(reply.data);
      else reject(new Error(reply?.msg ?? ''));
    };
    request.onerror = () => reject(new Error(''));
    request.ontimeout = () => reject(new Error(''));
    request.timeout = 60_000;
    request.open('POST', `/api/feedbacks/upload?lang=${locale}`);
    request.send(form);
  });
}

function readReply(text: string): { code: number; data: string; msg: string } | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
