import { isKind } from './contents.ts';
import { drawPack, packLabel } from './pack.ts';
import { drawBox } from './packet-box.ts';
import { packWords } from '../palette.ts';
import { drawDonation } from './parcel.ts';
import type { Drawing } from '../pen.ts';

export interface ProductToDraw {
  type: string;
  subType: string;
  /** Pieces in the box. */
  size: number;
}

const trialContents = 'pad.standard.2_pad.super.2_pantyliner.standard.2_tampon.standard.2';

/**
 * The picture of any product of the catalogue, 400 × 400, labelled in the drawing's language.
 * `trial` is a small packet with two of each, `donation` a parcel. Throws a RangeError for an unknown kind.
 */
export function drawProduct({ type, subType, size }: ProductToDraw, drawing: Drawing = {}): string {
  const language = drawing.language ?? 'tr';
  if (type === 'donation') return drawDonation(drawing);
  if (type === 'trial') {
    const title = packWords[language].trial;
    return drawBox(trialContents, { level: 2, drops: false, title, label: title, ...drawing });
  }
  const kind = `${type}.${subType}`;
  if (!isKind(kind)) throw new RangeError(`no product to draw: ${type}.${subType}`);
  return drawPack(`${kind}.${size}`, { label: packLabel(kind, size, language), ...drawing });
}
