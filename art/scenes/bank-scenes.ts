import { sprig } from '../marks.ts';
import { packetBox } from '../products/packet-box.ts';
import { colours } from '../palette.ts';
import { place } from '../pen.ts';
import { glow, shelf, floorShadow } from '../props.ts';
import { loaf, sitting } from '../sarman.ts';
import { type Scene, stateFloor } from './scene.ts';

const { ink, cream, sandDeep, coral, lilac, lilacDeep, butter } = colours;

/** The phone has the code, Sarman has time. */
export const bankWaiting: Scene = () =>
  glow(350, 270, 206, '#E8DCF9') +
  shelf(...stateFloor) +
  floorShadow(210, 518, 180) +
  `<rect x="200" y="196" width="176" height="326" rx="30" fill="${ink}"/><rect x="212" y="208" width="152" height="302" rx="20" fill="${cream}"/><rect x="262" y="218" width="52" height="10" rx="5" fill="${ink}"/><circle cx="288" cy="296" r="34" fill="#E8DCF9"/>` +
  `<path d="M270 292h36v24q0 5-5 5h-26q-5 0-5-5Z" fill="${ink}"/><path d="M276 294v-9a12 12 0 0 1 24 0v9" fill="none" stroke="${ink}" stroke-width="6"/>` +
  [0, 1, 2, 3, 4, 5]
    .map(
      (digit) =>
        `<rect x="${225 + digit * 22}" y="366" width="16" height="30" rx="6" fill="${digit < 4 ? coral : sandDeep}"/>`,
    )
    .join('') +
  `<rect x="232" y="424" width="112" height="12" rx="6" fill="${sandDeep}"/><rect x="252" y="448" width="72" height="12" rx="6" fill="${sandDeep}"/>` +
  place(520, 522, 0.9, loaf);

const card =
  `<rect x="-150" y="-92" width="300" height="188" rx="22" fill="${lilac}"/><path d="M-150 36q50-28 100 0t100 0t100 0V74q0 22-22 22H-128q-22 0-22-22Z" fill="${lilacDeep}" opacity=".5"/>` +
  `<rect x="-122" y="-58" width="52" height="40" rx="9" fill="${butter}"/><path d="M-122 22h60M-50 22h60M22 22h60" stroke="${ink}" stroke-width="9" stroke-linecap="round" opacity=".5"/><path d="M-122 58h96" stroke="${ink}" stroke-width="8" stroke-linecap="round" opacity=".35"/>`;

/** The card came back, and Sarman does not like it. */
export const bankDeclined: Scene = () =>
  glow(360, 270, 206, '#FFE0D8') +
  shelf(...stateFloor) +
  floorShadow(120, 518, 260) +
  place(250, 380, 1, card, -9) +
  `<circle cx="384" cy="290" r="44" fill="${coral}"/><path d="M368 274l32 32M400 274l-32 32" stroke="${cream}" stroke-width="11" stroke-linecap="round"/>` +
  place(552, 522, 0.94, sitting('worried'));

/** A cloud with a question. */
export const bankUnknown: Scene = (pen) =>
  glow(360, 270, 206, '#FFEFCB') +
  shelf(...stateFloor) +
  `<g transform="translate(228 300)"><path d="M-104 64C-150 64-150 0-104-4C-100-66-14-84 12-36C52-60 104-26 88 16C126 22 122 64 84 64Z" fill="#fff"/><path d="M-104 64C-134 64-146 40-136 20C-100 44 40 44 108 28C116 44 106 64 84 64Z" fill="#F3E3D2"/>` +
  pen.text({ value: '?', x: -8, y: 42, size: 92, fill: ink, font: 'serif', anchor: 'middle' }) +
  '</g>' +
  floorShadow(360, 518, 200) +
  place(470, 522, 1.12, sitting('away'));

/** Paid: the box is on its way, the receipt is out, Sarman is content. */
export const charged: Scene = (pen) =>
  glow(360, 270, 214, '#E8DCF9') +
  shelf(...stateFloor) +
  floorShadow(52, 518, 330) +
  place(
    30,
    176,
    1,
    packetBox(pen, 'pad.standard.8_pad.super.8_tampon.standard.8_pantyliner.standard.12', {
      level: 2,
      tone: 3,
      title: pen.language === 'en' ? 'Your box' : 'Senin kutun',
    }),
  ) +
  floorShadow(468, 518, 160) +
  place(548, 522, 1.02, sitting('content')) +
  `<g transform="translate(352 168) rotate(6)"><path d="M-62-92H62V92l-15.5-11-15.5 11-15.5-11L0 92l-15.5-11-15.5 11-15.5-11L-62 92Z" fill="${cream}"/><path d="M-62-92H62v10H-62Z" fill="#F3E3D2"/><circle cx="0" cy="-42" r="25" fill="#5E8F70"/><path d="M-11-42l8 8 15-16" fill="none" stroke="${cream}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>` +
  `<path d="M-38 4h76M-38 24h52" stroke="${sandDeep}" stroke-width="9" stroke-linecap="round"/><path d="M-38 50h30M18 50h20" stroke="${ink}" stroke-width="9" stroke-linecap="round"/></g>` +
  confetti;

const confetti =
  [
    [120, 96, coral, 20],
    [206, 58, butter, -30],
    [470, 62, lilac, 40],
    [560, 120, coral, -16],
    [640, 84, '#8DB394', 28],
    [86, 172, '#8DB394', -40],
  ]
    .map(
      ([x, y, colour, turn]) =>
        `<rect x="-11" y="-5" width="22" height="10" rx="5" transform="translate(${x} ${y}) rotate(${turn})" fill="${colour}"/>`,
    )
    .join('') +
  sprig(284, 88, 0.36, coral, 9) +
  sprig(604, 190, 0.36, '#FF9C92', 9);
