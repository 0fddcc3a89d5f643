/** Colours of the drawn world. They stay the same in the dark theme; only the room changes (src/theme/tokens.ts). */
export const colours = {
  ink: '#2B1A2F',
  cream: '#FFF9F3',
  sand: '#F6EADF',
  sandDeep: '#E6D3C0',
  coral: '#FF5A4E',
  coralDeep: '#D93F36',
  lilac: '#CDB9F0',
  lilacDeep: '#A88BDD',
  sage: '#A9C9AE',
  butter: '#FFD98A',
  fur: '#F0A24A',
  furDeep: '#CF7A2C',
  belly: '#FFF1DF',
} as const;

export type Language = 'tr' | 'en';

export type CartonType = 'pad' | 'pantyliner' | 'tampon' | 'heating-patch';

export type Kind =
  | 'pad.standard'
  | 'pad.super'
  | 'pad.super-plus'
  | 'pantyliner.thong'
  | 'pantyliner.standard'
  | 'pantyliner.super'
  | 'tampon.mini'
  | 'tampon.standard'
  | 'tampon.super'
  | 'heating-patch.standard';

export type SubType = 'mini' | 'thong' | 'standard' | 'super' | 'super-plus';

export interface KindLook {
  type: CartonType;
  subType: SubType;
  face: string;
  /** The wave on the front. */
  tide: string;
  side: string;
  top: string;
  /** Text on the face. */
  on: string;
  /** Drops, 0 (none: the heating patch) to 3. */
  flow: 0 | 1 | 2 | 3;
}

const { ink, cream } = colours;

/** The type chooses the hue, the sub-type its depth. */
export const kinds: Record<Kind, KindLook> = {
  'pad.standard': {
    type: 'pad',
    subType: 'standard',
    face: '#DDD0F6',
    tide: '#BFA6EC',
    side: '#B39ADF',
    top: '#EBE2FB',
    on: ink,
    flow: 1,
  },
  'pad.super': {
    type: 'pad',
    subType: 'super',
    face: '#BEA5EC',
    tide: '#9674D6',
    side: '#8F70CB',
    top: '#D2BFF4',
    on: ink,
    flow: 2,
  },
  'pad.super-plus': {
    type: 'pad',
    subType: 'super-plus',
    face: '#5B3B78',
    tide: '#40265A',
    side: '#3A2252',
    top: '#7A5A98',
    on: cream,
    flow: 3,
  },
  'pantyliner.thong': {
    type: 'pantyliner',
    subType: 'thong',
    face: '#DDEADB',
    tide: '#BCD7BC',
    side: '#AFCBAF',
    top: '#EBF3EA',
    on: ink,
    flow: 1,
  },
  'pantyliner.standard': {
    type: 'pantyliner',
    subType: 'standard',
    face: '#B4D1B7',
    tide: '#86B18E',
    side: '#83AA8A',
    top: '#CCE0CD',
    on: ink,
    flow: 2,
  },
  'pantyliner.super': {
    type: 'pantyliner',
    subType: 'super',
    face: '#3F6B54',
    tide: '#2A5140',
    side: '#284B3B',
    top: '#5C8A71',
    on: cream,
    flow: 3,
  },
  'tampon.mini': {
    type: 'tampon',
    subType: 'mini',
    face: '#FFEBBF',
    tide: '#FFD98A',
    side: '#EFCB82',
    top: '#FFF4DA',
    on: ink,
    flow: 1,
  },
  'tampon.standard': {
    type: 'tampon',
    subType: 'standard',
    face: '#FFD681',
    tide: '#F5B64A',
    side: '#E2A544',
    top: '#FFE5AE',
    on: ink,
    flow: 2,
  },
  'tampon.super': {
    type: 'tampon',
    subType: 'super',
    face: '#EE9F35',
    tide: '#C9741B',
    side: '#B9691A',
    top: '#F7BC6C',
    on: ink,
    flow: 3,
  },
  'heating-patch.standard': {
    type: 'heating-patch',
    subType: 'standard',
    face: '#FF7468',
    tide: '#F04A3E',
    side: '#CF3B31',
    top: '#FF9C92',
    on: ink,
    flow: 0,
  },
};

/** Colour of the front and of its wave by flow level; 0 is the quiet box. */
export const tones: Record<0 | 1 | 2 | 3 | 4, { face: string; tide: string; on: string }> = {
  0: { face: colours.sand, tide: colours.sandDeep, on: ink },
  1: { face: '#FFE3DC', tide: '#FFC4B8', on: ink },
  2: { face: '#FFB9AC', tide: '#FF8C7E', on: ink },
  3: { face: '#FF7F72', tide: '#F2503F', on: ink },
  4: { face: '#7E2A3C', tide: '#571A2C', on: cream },
};

/** Words printed on the packs. */
export const packWords = {
  tr: {
    types: { pad: 'Ped', pantyliner: 'Günlük ped', tampon: 'Tampon', 'heating-patch': 'Isı bandı' },
    subTypes: { mini: 'Mini', thong: 'Tanga', standard: 'Standart', super: 'Süper', 'super-plus': 'Süper Plus' },
    patch: 'Isı Bandı',
    patchUse: 'karın ve bel için',
    pieces: 'adet',
    gift: 'Hediye kutusu',
    donation: 'Bağış paketi',
    trial: 'Deneme',
  },
  en: {
    types: { pad: 'Pads', pantyliner: 'Pantyliners', tampon: 'Tampons', 'heating-patch': 'Heating patch' },
    subTypes: { mini: 'Mini', thong: 'Thong', standard: 'Standard', super: 'Super', 'super-plus': 'Super Plus' },
    patch: 'Heating Patch',
    patchUse: 'belly and back',
    pieces: 'pieces',
    gift: 'Gift box',
    donation: 'Donation packet',
    trial: 'Trial',
  },
} as const;
