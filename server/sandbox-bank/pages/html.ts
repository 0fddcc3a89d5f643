const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escaped or trusted markup. */
export interface Html {
  readonly markup: string;
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

function render(value: Html | Html[] | string | null): string {
  if (value === null) return '';
  if (typeof value === 'string') return escape(value);
  return Array.isArray(value) ? value.map((part) => part.markup).join('') : value.markup;
}

/** Escapes every string value; only other `html` pieces are inserted as markup. */
export function html(strings: TemplateStringsArray, ...values: (Html | Html[] | string | null)[]): Html {
  return { markup: strings.reduce((text, part, index) => text + render(values[index - 1] ?? null) + part) };
}
