import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { type CalendarEvent, writeCalendar } from './calendar-file.ts';

const event = (more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: '2026-11-17-study-7@beacon-gre',
  summary: '灯塔 GRE · 60 分钟',
  description: '',
  url: 'https://gre.example/user?lang=en',
  when: { day: '2026-11-17' },
  isBusy: false,
  ...more,
});

const write = (...events: CalendarEvent[]) =>
  writeCalendar({
    name: '灯塔 GRE 计划',
    timeZone: 'Asia/Shanghai',
    stamp: new Date('2026-11-16T14:00:00.123Z'),
    events,
  });

/** What a calendar program makes of it. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return {
    calendar,
    events: calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component)),
  };
}

describe('a real parser reads', () => {
  test('the calendar’s own name and what each event must have', () => {
    const { calendar, events } = read(write(event()));
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('灯塔 GRE 计划');
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(String(events[0]?.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-16T14:00:00Z');
    expect(events[0]?.component.getFirstPropertyValue('url')).toBe('https://gre.example/user?lang=en');
    expect(events[0]?.uid).toBe('2026-11-17-study-7@beacon-gre');
  });

  test('a whole day, of which the next is not a part', () => {
    const [one] = read(write(event())).events;
    expect(one?.startDate.isDate).toBe(true);
    expect(String(one?.startDate)).toBe('2026-11-17');
    expect(String(one?.endDate)).toBe('2026-11-18');
    expect(one?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  });

  test('a stretch of time', () => {
    const when = { from: new Date('2026-11-17T11:00:00Z'), minutes: 95 };
    const [one] = read(write(event({ when, isBusy: true }))).events;
    expect(one?.startDate.toJSDate().toISOString()).toBe('2026-11-17T11:00:00.000Z');
    expect(one?.duration.toSeconds()).toBe(95 * 60);
  });

  test('texts with everything that means something in such a file', () => {
    const summary = 'a;b,c\\d\\n e: "f" =g\u0007';
    const description = `first\nsecond\r\nthird ${'很长的一行，'.repeat(60)} 😀`;
    const [one] = read(write(event({ summary, description }))).events;
    expect(one?.summary).toBe('a;b,c\\d\\n e: "f" =g');
    expect(one?.description).toBe(description.replace('\r\n', '\n'));
  });
});

test('every line ends in CRLF and has 75 octets at most, none of them half a character', () => {
  const text = write(event({ summary: '灯'.repeat(300), description: '😀'.repeat(200) }));
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for (const line of text.split('\r\n')) {
    const octets = new TextEncoder().encode(line);
    expect(octets.length).toBeLessThanOrEqual(75);
    expect(decoder.decode(octets)).toBe(line);
    expect(line.isWellFormed()).toBe(true);
  }
});
