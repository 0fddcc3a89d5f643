import { floorShadow, sprig, wave } from '../marks.ts';
import { colours, packWords } from '../palette.ts';
import { createPen, type Drawing, type Pen, place, svgDocument } from '../pen.ts';

interface Wrapping {
  face: string;
  tide: string;
  side: string;
  top: string;
  ribbon: string;
  ribbonDeep: string;
  tag: boolean;
}

const { cream, lilac, lilacDeep, coral, coralDeep } = colours;
const kraft = { face: '#F3E3D2', tide: '#E3CDB6', side: '#D3B99F', top: '#FBF1E6' };

export const wrappings = {
  gift: {
    face: lilac,
    tide: '#B49AE6',
    side: lilacDeep,
    top: '#DCCDF6',
    ribbon: coral,
    ribbonDeep: coralDeep,
    tag: false,
  },
  donation: { ...kraft, ribbon: '#5E8F70', ribbonDeep: '#46735A', tag: true },
  delivery: { ...kraft, ribbon: coral, ribbonDeep: coralDeep, tag: true },
} satisfies Record<string, Wrapping>;

/** A gift box, 400 × 400. */
export function drawGift(drawing: Drawing = {}): string {
  return onFloor('gift', { label: packWords[drawing.language ?? 'tr'].gift, ...drawing });
}

/** The donation packet, 400 × 400. */
export function drawDonation(drawing: Drawing = {}): string {
  return onFloor('donation', { label: packWords[drawing.language ?? 'tr'].donation, ...drawing });
}

function onFloor(name: keyof typeof wrappings, drawing: Drawing): string {
  const body = floorShadow(206, 342, 160) + place(64, 340, 1, parcel(createPen(drawing), wrappings[name]));
  return svgDocument({ width: 400, height: 400 }, body, drawing);
}

/** A closed parcel with a ribbon; its lower left front corner is 0,0. */
export function parcel(pen: Pen, look: Wrapping): string {
  const clip = pen.id('parcel');
  const bow =
    `<path d="M0 0C-14-40-62-52-66-26C-69-6-30 2 0 0Z" fill="${look.ribbon}"/><path d="M0 0C14-40 62-52 66-26C69-6 30 2 0 0Z" fill="${look.ribbon}"/>` +
    `<path d="M-8-4C-20-24-44-30-48-22C-50-12-26-4-8-4Z" fill="${look.ribbonDeep}"/><path d="M8-4C20-24 44-30 48-22C50-12 26-4 8-4Z" fill="${look.ribbonDeep}"/>` +
    `<path d="M-6 0C-14 24-26 34-40 44M6 0C12 22 18 34 24 50" stroke="${look.ribbon}" stroke-width="12" stroke-linecap="round" fill="none"/><rect x="-13" y="-12" width="26" height="22" rx="9" fill="${look.ribbonDeep}"/>`;
  return (
    `<path d="M3-169L52-200H272L219-164H5Z" fill="${look.top}"/><path d="M214-165L219-170L272-200V-32L219 0H214Z" fill="${look.side}"/>` +
    `<clipPath id="${clip}"><rect y="-170" width="220" height="170" rx="5"/></clipPath><g clip-path="url(#${clip})">` +
    `<rect y="-170" width="220" height="170" fill="${look.face}"/><path d="${wave(0, -52, 220, 0, 9, 110, 30)}" fill="${look.tide}"/></g>` +
    `<path d="M92-170L144-200H176L124-170Z" fill="${look.ribbon}"/><rect x="92" y="-170" width="32" height="170" fill="${look.ribbon}"/><path d="M92-170h32v170h-32Z" fill="#000" opacity=".04"/>` +
    `<g transform="translate(134 -184)">${bow}</g>` +
    (look.tag ? `<circle cx="176" cy="-112" r="27" fill="${cream}"/>${sprig(176, -110, 0.62, coral, 8)}` : '')
  );
}
