import { fieldsOf, isText } from '../untrusted/index.ts';
import type { Localized } from './locale.ts';

/** A plain string counts for both languages; `{tr, en}` may lack one. Null for anything else. */
export function toLocalizedText(value: unknown, namedKey?: string): Localized | null {
  if (isText(value)) return { tr: value, en: value };
  const fields = fieldsOf(value);
  const { tr, en } = fields;
  const named = namedKey === undefined ? undefined : fields[namedKey];
  const some = [tr, en, named].find(isText);
  if (some === undefined) return null;
  return { tr: isText(tr) ? tr : some, en: isText(en) ? en : some };
}
