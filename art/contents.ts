import { type CartonType, type Kind, kinds, type SubType } from './palette.ts';

export interface Content {
  kind: Kind;
  type: CartonType;
  subType: SubType;
  count: number;
}

/**
 * Reads what can be drawn from a packet slug: `pad.super.12_tampon.mini.8` or a whole one with its name at the end.
 * Segments of an unknown kind or without a positive count are left out.
 */
export function readContents(slug: string): Content[] {
  return slug.split('_').flatMap((segment): Content[] => {
    const [type = '', subType = '', digits = ''] = segment.split('.');
    const kind = `${type}.${subType}`;
    const count = Number(digits);
    if (!isKind(kind) || !Number.isInteger(count) || count < 1) return [];
    return [{ kind, type: kinds[kind].type, subType: kinds[kind].subType, count }];
  });
}

export function isKind(value: string): value is Kind {
  return Object.hasOwn(kinds, value);
}
