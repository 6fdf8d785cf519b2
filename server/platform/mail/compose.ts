/** A mail as plain text and as simple HTML, both made from the same few parts. */
import * as palette from '#core/palette.ts';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same for a repeat, so that a mailbox which has it already can tell. */
  messageId?: string;
  headers?: Readonly<Record<string, string>>;
};

export type MailParts = {
  to: string;
  subject: string;
  /** Paragraphs before the code or the link. */
  opening: readonly string[];
  code?: string;
  /** A list before the link, such as the tasks of a day. */
  rows?: readonly MailRow[];
  link?: { label: string; url: string };
  /** Paragraphs after it. */
  closing?: readonly string[];
  /** Who writes. */
  signature: string;
  /** Below the signature, small: why this came, and how to end it. */
  footer?: { text: string; links: readonly { label: string; url: string }[] };
};

export type MailRow = { label: string; note: string; url?: string };

export function composeMail(parts: MailParts): Mail {
  const { to, subject, opening, code, rows = [], link, closing = [], signature, footer } = parts;
  const text = [
    ...opening,
    code,
    rows.map(({ label, note, url }) => `· ${label}  ${note}${url ? `\n  ${url}` : ''}`).join('\n'),
    link && `${link.label}\n${link.url}`,
    ...closing,
    `— ${signature}`,
    footer && [footer.text, ...footer.links.map(({ label, url }) => `${label}\n${url}`)].join('\n'),
  ];
  const paragraph = (words: string) => `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`;
  const html = [
    ...opening.map(paragraph),
    code &&
      `<p style="margin:0 0 16px;font-size:28px;font-weight:700;letter-spacing:6px">${escapeHtml(code)}</p>`,
    rows.length > 0 && rowsHtml(rows),
    link &&
      `<p style="margin:0 0 16px"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 20px;` +
        `border-radius:8px;background:${palette.beam};color:${palette.ink};font-weight:700;text-decoration:none">` +
        `${escapeHtml(link.label)}</a></p>`,
    ...closing.map(paragraph),
    `<p style="margin:24px 0 0;color:${palette.ink3};font-size:14px">${escapeHtml(signature)}</p>`,
    footer &&
      `<p style="margin:16px 0 0;color:${palette.ink3};font-size:13px">${escapeHtml(footer.text)} ` +
        `${footer.links.map((one) => `<a href="${escapeHtml(one.url)}" style="color:${palette.ink2}">${escapeHtml(one.label)}</a>`).join(' · ')}</p>`,
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

/** A table, which every mail program lays out the same. */
function rowsHtml(rows: readonly MailRow[]): string {
  const cell = `padding:10px 0;border-top:1px solid ${palette.rule}`;
  const line = ({ label, note, url }: MailRow) =>
    `<tr><td style="${cell}">` +
    (url
      ? `<a href="${escapeHtml(url)}" style="color:${palette.ink}">${escapeHtml(label)}</a>`
      : escapeHtml(label)) +
    `</td><td align="right" style="${cell};color:${palette.ink3};white-space:nowrap">${escapeHtml(note)}</td></tr>`;
  return (
    `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 20px;font-size:16px">` +
    `${rows.map(line).join('')}</table>`
  );
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
