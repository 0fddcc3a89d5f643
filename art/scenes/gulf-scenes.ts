import { cartonOf } from '../products/carton.ts';
import { wave } from '../marks.ts';
import { packetBox } from '../products/packet-box.ts';
import { colours } from '../palette.ts';
import { place } from '../pen.ts';
import { arch, coralBranch, floorShadow, sun, vase } from '../props.ts';
import { loaf } from '../sarman.ts';
import type { Scene } from './scene.ts';

const { coral } = colours;

const background = (colour: string) => `<rect x="-1400" y="-600" width="3600" height="1800" fill="${colour}"/>`;
const floor = (colour: string, lip: string) =>
  `<rect x="-1400" y="520" width="3600" height="400" fill="${colour}"/><rect x="-1400" y="520" width="3600" height="10" fill="${lip}"/>`;

/** A packet on the sill; the city behind it sleeps. */
export const gulfNight: Scene = (pen) =>
  background('#4B3061') +
  `<path d="M470 60a72 72 0 1 0 78 104a58 58 0 1 1-78-104Z" fill="#FFD98A"/><circle cx="96" cy="92" r="5" fill="#FFE9B8"/><circle cx="228" cy="150" r="4" fill="#FFE9B8"/><circle cx="340" cy="84" r="4" fill="#FFE9B8"/>` +
  `<path d="M-40 520V360H34V230L76 160L118 230V360H170V300H236V520ZM470 520V280Q470 236 502 210Q534 236 534 280V370H590V310H660V390H760V520Z" fill="#38234A"/>` +
  `<path d="${wave(-900, 440, 2600, 900, 14, 320, 60)}" fill="#8A4268"/>` +
  floor('#F2D9C4', '#FFF1E4') +
  floorShadow(196, 518, 330) +
  place(
    164,
    172,
    1.02,
    packetBox(pen, 'pad.super-plus.8_pad.super.8_pantyliner.standard.12', {
      level: 3,
      tone: 3,
      title: pen.language === 'en' ? 'Your box' : 'Senin kutun',
    }),
  );

/** Two cartons on a dune at noon. */
export const gulfHeat: Scene = (pen) =>
  background('#FFD9B8') +
  sun(478, 236, 158, '#FF946E') +
  `<path d="${wave(-900, 430, 2600, 900, 34, 760, 120)}" fill="#F0B57C"/><path d="${wave(-900, 500, 2600, 900, 22, 620, 380)}" fill="#E09A5E"/>` +
  floorShadow(148, 528, 210) +
  place(150, 530, 1.0, cartonOf(pen, 'tampon', 'standard', 8), -3) +
  floorShadow(396, 544, 200) +
  place(398, 546, 0.9, cartonOf(pen, 'pantyliner', 'standard', 12), 4);

/** A heating patch, and somebody warm beside it. */
export const gulfHome: Scene = (pen) =>
  background('#CFE4D6') +
  arch(226, 522, 330, 452, '#8FB595') +
  arch(254, 522, 274, 416, '#EAF4EA') +
  floor('#C76A86', '#D9849C') +
  place(126, 522, 0.98, place(0, -92, 1.1, coralBranch(coral)) + vase('#FFF1E4', '#F2D9C4')) +
  floorShadow(276, 518, 240) +
  place(276, 518, 1.1, cartonOf(pen, 'heating-patch', 'standard', 3), -3) +
  place(590, 524, 0.84, loaf);
