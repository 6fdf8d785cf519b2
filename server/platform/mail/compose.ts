/** A mail as plain text and as simple HTML, both made from the same few parts. */
import * as palette from '#core/palette.ts';

export type Mail = { to: string; subject: string; text: string; html: string };

export type MailParts = {
  to: string;
  subject: string;
  /** Paragraphs before the code or the link. */
  opening: readonly string[];
  code?: string;
  link?: { label: string; url: string };
  /** Paragraphs after it. */
  closing?: readonly string[];
  /** Who writes. */
  signature: string;
};

export function composeMail({ to, subject, opening, code, link, closing = [], signature }: MailParts): Mail {
  const text = [...opening, code, link && `${link.label}\n${link.url}`, ...closing, `— ${signature}`];
  const paragraph = (words: string) => `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`;
  const html = [
    ...opening.map(paragraph),
    code &&
      `<p style="margin:0 0 16px;font-size:28px;font-weight:700;letter-spacing:6px">${escapeHtml(code)}</p>`,
    link &&
      `<p style="margin:0 0 16px"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 20px;` +
        `border-radius:8px;background:${palette.beam};color:${palette.ink};font-weight:700;text-decoration:none">` +
        `${escapeHtml(link.label)}</a></p>`,
    ...closing.map(paragraph),
    `<p style="margin:24px 0 0;color:${palette.ink3};font-size:14px">${escapeHtml(signature)}</p>`,
  ];
  return {
    to,
    subject,
    text: text.filter(Boolean).join('\n\n'),
    html:
      `<div style="max-width:520px;margin:0 auto;padding:24px;color:${palette.ink};font:16px/1.6 system-ui,sans-serif">` +
      `${html.filter(Boolean).join('\n')}</div>`,
  };
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
