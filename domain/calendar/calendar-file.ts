import { addDays, type CalendarDay } from './calendar-day.ts';

/** An entry of whole days, from `first` to `last` inclusive. */
export type DayEntry = { uid: string; sequence: number; first: CalendarDay; last: CalendarDay; title: string };

const compact = (day: CalendarDay): string => day.replaceAll('-', '');
/** Escapes a text value. RFC 5545, 3.3.11. */
const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll('\n', '\\n');

const utf8 = new TextEncoder();

/** Folds a line at 75 bytes, never inside a character. RFC 5545, 3.1. */
function folded(line: string): string {
  let [out, bytes] = ['', 0];
  for (const character of line) {
    const length = utf8.encode(character).length;
    if (bytes + length > 74) [out, bytes] = [`${out}\r\n `, 1];
    out += character;
    bytes += length;
  }
  return out;
}

/** An iCalendar file (RFC 5545). The same entries give the same bytes, except for `now`. */
export function calendarFile(name: string, entries: readonly DayEntry[], now: Date): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const lines = entries.flatMap(({ uid, sequence, first, last, title }) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${sequence}`,
    `DTSTART;VALUE=DATE:${compact(first)}`,
    `DTEND;VALUE=DATE:${compact(addDays(last, 1))}`,
    `SUMMARY:${escaped(title)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const all = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Deliveries//1//EN', `X-WR-CALNAME:${escaped(name)}`];
  return [...all, 'REFRESH-INTERVAL;VALUE=DURATION:PT12H', ...lines, 'END:VCALENDAR', ''].map(folded).join('\r\n');
}
