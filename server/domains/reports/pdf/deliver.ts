/** A document as the reply to a download: made by the printer, named in the reader's language, or refused in words. */
import type { Locale } from '#core/locale.ts';
import { fill } from '#core/texts.ts';
import { fileNames } from '#messages/reports/pdf.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import type { Document } from '#server/platform/pdf/document.ts';

/** A queue of twenty is worked off in about so long. */
const busySeconds = 10;

export async function handOver(
  { printer }: Pick<Deps, 'printer'>,
  document: Document,
  { name, keep }: { name: string; keep: boolean },
): Promise<Response> {
  const printed = await printer.print(document, { keep });
  switch (printed.kind) {
    case 'busy':
      throw new AppError('PDF_BUSY', { params: { seconds: busySeconds }, retryAfter: busySeconds });
    case 'slow':
      throw new AppError('PDF_SLOW', { retryAfter: busySeconds });
    case 'failed':
      throw new AppError('PDF_FAILED');
    case 'done':
      return new Response(printed.pdf, {
        headers: {
          'content-type': 'application/pdf',
          'content-length': String(printed.pdf.length),
          'content-disposition': disposition(name),
        },
      });
  }
}

export function fileNameOf(
  kind: keyof typeof fileNames,
  params: Record<string, string>,
  locale: Locale,
): string {
  // What no file system takes, and what would end a header.
  const name = fill(fileNames[kind][locale], params).replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ');
  return `${name.replace(/\s+/g, ' ').trim()}.pdf`;
}

/** RFC 6266: a plain name for old programs, the real one encoded as RFC 5987 has it. */
export function disposition(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]+/g, '').replace(/^[\s.-]+/, '') || 'pdf';
  const simple = ascii === 'pdf' || ascii === '.pdf' ? 'beacon-gre.pdf' : ascii;
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${simple}"; filename*=UTF-8''${encoded}`;
}
