import { cartonOf } from '../products/carton.ts';
import { sprig } from '../marks.ts';
import { packetBox } from '../products/packet-box.ts';
import { colours, type Kind } from '../palette.ts';
import { parcel, wrappings } from '../products/parcel.ts';
import { place } from '../pen.ts';
import { wrappedPiece } from '../products/piece.ts';
import { arch, coralBranch, door, shelf, floorShadow, sun, tea, vase } from '../props.ts';
import { loaf, sitting } from '../sarman.ts';
import type { Scene } from './scene.ts';

const { ink, cream, coral, lilac, lilacDeep, butter } = colours;

const flying: [kind: Kind, x: number, y: number, turn: number, scale: number][] = [
  ['pad.super', 300, 176, -18, 1.7],
  ['tampon.standard', 378, 118, 24, 1.6],
  ['pantyliner.standard', 436, 214, 12, 1.6],
  ['pad.super-plus', 486, 122, 16, 1.6],
  ['tampon.mini', 560, 178, 40, 1.5],
  ['heating-patch.standard', 232, 96, -12, 1.35],
  ['pad.standard', 612, 90, 26, 1.4],
];

/** Pieces fall into the open packet in an arc; Sarman waits for the box. */
export const newPacket: Scene = (pen) =>
  arch(196, 522, 380, 470, '#E3D6F8') +
  sun(512, 190, 104, butter) +
  shelf('#A98ADC', '#BBA0E8') +
  place(104, 522, 0.98, place(0, -92, 1.2, coralBranch(coral)) + vase('#FFF1E4', '#F2D9C4')) +
  floorShadow(150, 518, 330) +
  place(
    118,
    172,
    1.02,
    packetBox(pen, 'pad.standard.8_pad.super.8_tampon.standard.8_pantyliner.standard.12', {
      level: 2,
      tone: 3,
      title: pen.language === 'en' ? 'Your box' : 'Senin kutun',
    }),
  ) +
  flying.map(([kind, x, y, turn, scale]) => place(x, y, scale, wrappedPiece(kind), turn)).join('') +
  place(584, 522, 0.84, loaf);

/** The parcel at the door, before you thought of it. */
export const subscription: Scene = (pen) =>
  place(346, 522, 1, door('#8DB394', '#3F6B54', '#355B47', butter)) +
  shelf('#D9B48E', '#E8CBA9') +
  `<path d="M166 532h394l14 20H152Z" fill="${coral}"/><path d="M166 532h394l4 5H162Z" fill="#FF8378"/>` +
  `<path d="M286 150L346 122L406 150" fill="none" stroke="${cream}" stroke-width="3"/><rect x="252" y="148" width="188" height="50" rx="10" fill="${cream}"/>` +
  pen.text({
    value: pen.language === 'en' ? 'WELCOME' : 'HOŞ GELDİN',
    x: 346,
    y: 180,
    size: 20,
    fill: ink,
    font: 'sans',
    anchor: 'middle',
    spacing: 3,
  }) +
  floorShadow(226, 538, 290) +
  place(214, 543, 0.96, parcel(pen, wrappings.delivery)) +
  place(600, 552, 0.92, sitting('open')) +
  place(94, 524, 0.84, place(0, -92, 1.1, coralBranch('#FF9C92')) + vase(lilac, lilacDeep)) +
  `<circle cx="612" cy="120" r="62" fill="#FFF4DA"/>`;

/** A satchel with more than books in it. */
export const backToSchool: Scene = (pen) =>
  sun(360, 270, 236, '#FFE9B8') +
  shelf('#E9A84A', '#F4BE6C') +
  floorShadow(170, 520, 330) +
  place(230, 300, 0.9, cartonOf(pen, 'pad', 'super', 12), -7) +
  place(396, 290, 0.86, cartonOf(pen, 'tampon', 'standard', 8), 6) +
  `<path d="M190 522C172 420 182 250 336 250C490 250 500 420 482 522Q480 526 470 526H202Q192 526 190 522Z" fill="#4B8A6C"/><path d="M190 522C186 498 184 470 185 440C230 418 276 462 330 440C388 416 436 420 487 440C488 470 486 498 482 522Q480 526 470 526H202Q192 526 190 522Z" fill="#3A7058"/>` +
  `<rect x="232" y="392" width="208" height="112" rx="26" fill="#5FA283"/><path d="M232 420h208" stroke="#2A5140" stroke-width="5"/><rect x="328" y="412" width="16" height="30" rx="8" fill="${butter}"/><path d="M210 300C240 268 432 268 462 300" fill="none" stroke="#2A5140" stroke-width="5"/>` +
  sprig(336, 340, 1, '#FFF4DA', 8) +
  place(590, 522, 0.9, sitting('away')) +
  `<path d="M80 522V470H160V522Z" fill="${coral}"/><path d="M70 470V430H150V470Z" fill="${lilac}"/><path d="M84 430V398H164V430Z" fill="${cream}"/><path d="M90 500h60M80 452h60M94 416h60" stroke="${ink}" stroke-width="4" opacity=".25"/>`;

/** One code, three homes. */
export const familyCode: Scene = (pen) =>
  arch(40, 522, 190, 300, '#FFD3C9') +
  arch(255, 522, 210, 400, '#FFB9AC') +
  arch(490, 522, 190, 300, '#FFD3C9') +
  shelf('#F07C6E', '#FF968A') +
  `<path d="M136 240C160 150 220 112 300 112M420 112C500 112 560 150 586 240" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 14"/>` +
  floorShadow(66, 518, 150) +
  place(56, 522, 0.78, cartonOf(pen, 'pad', 'super', 8)) +
  floorShadow(274, 518, 190) +
  place(262, 522, 0.78, parcel(pen, wrappings.gift)) +
  floorShadow(516, 518, 150) +
  place(520, 522, 0.82, cartonOf(pen, 'tampon', 'standard', 16)) +
  `<g transform="translate(360 112) rotate(-4)"><rect x="-118" y="-42" width="236" height="84" rx="20" fill="${cream}"/><circle cx="-92" cy="0" r="9" fill="#FFB9AC"/>` +
  pen.text({ value: 'ELİF-7K2', x: 12, y: 12, size: 34, fill: ink, font: 'serif', anchor: 'middle' }) +
  '</g>';

/** The evening off. */
export const heatingPatch: Scene = (pen) =>
  `<circle cx="380" cy="250" r="220" fill="#FF9B7B"/><circle cx="380" cy="250" r="150" fill="#FFB98A"/>` +
  shelf('#8A3B56', '#A4506C') +
  `<path d="M70 522V380Q70 330 120 330H590Q640 330 640 380V522Z" fill="#B75A78"/><path d="M40 526V430Q40 396 76 396T112 430V526ZM600 526V430Q600 396 636 396T672 430V526Z" fill="#C96C89"/><rect x="104" y="440" width="502" height="86" rx="24" fill="#CF7692"/>` +
  place(232, 446, 0.86, cartonOf(pen, 'heating-patch', 'standard', 3), -8) +
  place(466, 446, 0.96, loaf) +
  place(124, 526, 1.02, tea);
