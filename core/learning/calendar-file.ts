/** A calendar as a file that every calendar program reads (RFC 5545): lines end in CRLF, are folded at 75 octets, and hold no stray character. */
import { addDays } from '#core/learning/reminders.ts';

export type CalendarEvent = {
  /** The same for the same event as long as there is a calendar: programs replace what they know by it. */
  uid: string;
  summary: string;
  description: string;
  url: string;
  when: { day: string } | { from: Date; minutes: number };
  /** Whether the time is taken: a whole day of study should not make somebody look absent. */
  isBusy: boolean;
};

export type CalendarFile = {
  name: string;
  timeZone: string;
  /** When this state of the plan was made. */
  stamp: Date;
  /** At least one: a calendar without any is no valid file. */
  events: readonly CalendarEvent[];
};

/** Programs that heed it ask again this often. */
const refresh = 'PT6H';

export function writeCalendar({ name, timeZone, stamp, events }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Beacon GRE//Study plan//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-TIMEZONE:${escapeText(timeZone)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
    `X-PUBLISHED-TTL:${refresh}`,
    ...events.flatMap((event) => linesOf(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function linesOf({ uid, summary, description, url, when, isBusy }: CalendarEvent, stamp: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(stamp)}`,
    ...('day' in when
      ? [
          `DTSTART;VALUE=DATE:${compact(when.day)}`,
          // The end of a whole day is the day after, which it does not include.
          `DTEND;VALUE=DATE:${compact(addDays(when.day, 1))}`,
        ]
      : [`DTSTART:${utc(when.from)}`, `DTEND:${utc(new Date(when.from.getTime() + when.minutes * 60_000))}`]),
    `SUMMARY:${escapeText(summary)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    `URL:${url}`,
    `TRANSP:${isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
  ];
}

const compact = (day: string): string => day.replaceAll('-', '');

/** `20261116T110000Z`: in UTC no time zone has to be described, and the hour is right through every change of clocks. */
const utc = (moment: Date): string =>
  moment
    .toISOString()
    .replace(/\.\d{3}Z$/, 'Z')
    .replace(/[-:]/g, '');

const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n');

const maxOctets = 75;
const encoder = new TextEncoder();

/** A line that goes on begins with a space, which counts; no character is cut in two. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > maxOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
