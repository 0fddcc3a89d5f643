import { isProductType, isSubTypeOf } from '../../domain/product/index.ts';
import type { CartonType, Kind, SubType } from '../palette.ts';

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
    if (!isDrawn(type) || !isSubTypeOf(type, subType) || !isKind(kind) || !Number.isInteger(count) || count < 1)
      return [];
    return [{ kind, type, subType, count }];
  });
}

/** Asks the catalogue, not the palette: who only reads a slug does without the colours. */
export function isKind(value: string): value is Kind {
  const [type = '', subType = '', ...rest] = value.split('.');
  return rest.length === 0 && isDrawn(type) && isSubTypeOf(type, subType);
}

const isDrawn = (type: string): type is CartonType => isProductType(type) && type !== 'donation' && type !== 'trial';
