import { type CalendarDay, parseCalendarDay } from '../../../domain/calendar/index.ts';
import { inLocale, type Locale, type Localized } from '../../../domain/locale/index.ts';

/** A page of plain text, in both languages. */
export interface PageText {
  title: Localized;
  lead: Localized;
  /** The day this text last changed, yyyy-MM-dd. Legal texts only. */
  changed?: string;
  sections: readonly { heading: Localized; paragraphs: readonly Localized[] }[];
}

/** A page of text in one language, as in the page's data. */
export interface ReadText {
  title: string;
  lead: string;
  changed: CalendarDay | null;
  sections: { heading: string; paragraphs: string[] }[];
}

export function readIn(locale: Locale, text: PageText): ReadText {
  return {
    title: inLocale(text.title, locale),
    lead: inLocale(text.lead, locale),
    changed: text.changed ? parseCalendarDay(text.changed) : null,
    sections: text.sections.map(({ heading, paragraphs }) => ({
      heading: inLocale(heading, locale),
      paragraphs: paragraphs.map((paragraph) => inLocale(paragraph, locale)),
    })),
  };
}
