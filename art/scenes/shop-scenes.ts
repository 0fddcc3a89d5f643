import { cartonOf } from '../products/carton.ts';
import { sprig, wave } from '../marks.ts';
import { colours } from '../palette.ts';
import { parcel, wrappings } from '../products/parcel.ts';
import { place } from '../pen.ts';
import { coralBranch, door, envelope, glow, shelf, floorShadow, tea, vase } from '../props.ts';
import { loaf, peeking, sitting } from '../sarman.ts';
import { type Scene, stateFloor } from './scene.ts';

const { ink, cream, sand, coral, lilac, lilacDeep, butter, fur, furDeep, belly } = colours;

/** A box for you, a box for a school. */
export const donation: Scene = (pen) =>
  `<circle cx="392" cy="280" r="212" fill="#4B3354"/><path d="${wave(-900, 470, 2600, 900, 14, 190, 30)}" fill="#FF7468"/><path d="${wave(-900, 508, 2600, 900, 14, 230, 120)}" fill="#E94F43"/>` +
  place(150, 480, 1.1, coralBranch('#FF9C92')) +
  place(606, 490, 1.2, coralBranch('#FFC4B8')) +
  place(250, 486, 0.98, parcel(pen, wrappings.donation)) +
  place(262, 306, 0.56, parcel(pen, wrappings.gift)) +
  place(478, 476, 0.66, cartonOf(pen, 'pad', 'standard', 12), 4) +
  place(400, 308, 0.5, cartonOf(pen, 'pantyliner', 'standard', 12), -3) +
  `<path d="${wave(-900, 540, 2600, 900, 12, 210, 60)}" fill="#C93A31"/>`;

/** The box is taken. */
export const emptyCart: Scene = (pen) =>
  glow(360, 290, 214, '#F6E3D0') +
  floorShadow(150, 520, 430) +
  place(360, 466, 1.16, peeking) +
  `<path d="M156 356L96 316L120 292L190 344ZM564 356L624 316L600 292L530 344Z" fill="#E9D3BD"/><path d="M156 356H564L550 512Q549 524 537 524H183Q171 524 170 512Z" fill="#E2C8AF"/><path d="M163 440C220 414 270 460 330 438C400 412 470 462 557 436L550 512Q549 524 537 524H183Q171 524 170 512Z" fill="#D3B599"/><path d="M156 356H564L563 368H157Z" fill="#F3E2D0"/>` +
  sprig(228, 420, 1, coral, 8) +
  pen.text({ value: 'Mercan', x: 262, y: 436, size: 38, fill: ink, font: 'serif' }) +
  `<path d="M286 352q0-20 24-20t24 20q0 22-24 22t-24-22ZM386 352q0-20 24-20t24 20q0 22-24 22t-24-22Z" fill="${belly}"/><path d="M303 356v12M317 356v12M403 356v12M417 356v12" stroke="${furDeep}" stroke-width="3.4" stroke-linecap="round" opacity=".7"/>`;

/** A mailbox that waits, and a cat on top of it. */
export const emptyOrders: Scene = () =>
  glow(360, 280, 214, '#DCEBDB') +
  shelf(...stateFloor) +
  floorShadow(214, 518, 250) +
  `<rect x="330" y="392" width="60" height="132" rx="6" fill="#46735A"/><path d="M214 400V300Q214 246 268 246H452Q506 246 506 300V400Q506 412 494 412H226Q214 412 214 400Z" fill="#5E8F70"/>` +
  `<path d="M452 246Q506 246 506 300V400Q506 412 494 412H410Q398 412 398 400V300Q398 246 452 246Z" fill="#46735A"/><rect x="240" y="318" width="134" height="14" rx="7" fill="#2A5140"/>` +
  sprig(306, 372, 0.7, '#DCEBDB', 8) +
  `<path d="M506 306h34v-52h-16v36h-18Z" fill="${coral}"/>` +
  place(354, 250, 0.92, loaf) +
  place(566, 500, 0.5, envelope(cream, '#F3E3D2', coral), -8) +
  place(112, 524, 0.72, place(0, -92, 1, coralBranch('#FF9C92')) + vase(lilac, lilacDeep));

/** It was on the shelf a moment ago. */
export const notFound: Scene = (pen) =>
  glow(330, 250, 206, '#E8DCF9') +
  `<rect x="40" y="360" width="470" height="26" rx="8" fill="${lilacDeep}"/><path d="M110 386v40q0 14 14 14M440 386v40q0 14-14 14" stroke="#8F70CB" stroke-width="16" fill="none" stroke-linecap="round"/>` +
  place(92, 360, 0.72, cartonOf(pen, 'tampon', 'mini', 8)) +
  place(
    330,
    360,
    1.02,
    sitting(
      'away',
      `<path d="M44-84C76-92 98-84 122-92" fill="none" stroke="${fur}" stroke-width="27" stroke-linecap="round"/><path d="M112-90L124-92" stroke="${belly}" stroke-width="27" stroke-linecap="round"/>`,
    ),
  ) +
  place(540, 486, 0.74, place(0, -92, 1, coralBranch(coral)) + vase(lilac, lilacDeep), 34) +
  `<path d="M486 250q30 20 40 60M520 226q40 20 56 70" stroke="${ink}" stroke-width="5" stroke-linecap="round" fill="none" opacity=".25"/>` +
  shelf(...stateFloor, 566);

/** The plug. */
export const error: Scene = () =>
  glow(380, 260, 206, '#FFDAD2') +
  shelf(...stateFloor) +
  `<rect x="92" y="280" width="108" height="150" rx="22" fill="#fff"/><circle cx="146" cy="355" r="36" fill="${sand}"/><circle cx="134" cy="355" r="6" fill="${ink}"/><circle cx="158" cy="355" r="6" fill="${ink}"/>` +
  floorShadow(310, 518, 200) +
  place(410, 522, 1.22, sitting('open')) +
  `<path d="M2200 470C900 470 780 470 720 470C640 440 600 560 540 500C510 470 480 474 452 486" stroke="${ink}" stroke-width="11" fill="none" stroke-linecap="round"/><path d="M360 464h40v36h-40q-18-2-18-18t18-18Z" fill="${ink}"/><path d="M342 474h-26M342 490h-26" stroke="#8C7A90" stroke-width="7" stroke-linecap="round"/><path d="M396 482L456 486" stroke="${ink}" stroke-width="11"/>` +
  `<path d="M222 330l22-10M226 358h24M222 386l20 12" stroke="${coral}" stroke-width="8" stroke-linecap="round"/>`;

/** The string between two cups has come off. */
export const offline: Scene = () =>
  glow(360, 270, 206, '#FFEFCB') +
  shelf(...stateFloor) +
  floorShadow(96, 518, 110) +
  `<path d="M104 420h96l-12 98q-1 6-8 6h-56q-7 0-8-6Z" fill="${lilac}"/><path d="M109 462q24-12 44 0t43-2l-8 58q-1 6-8 6h-56q-7 0-8-6Z" fill="${lilacDeep}"/><ellipse cx="152" cy="420" rx="48" ry="10" fill="#E8DCF9"/>` +
  `<path d="M196 452C250 440 270 500 318 470C330 462 336 446 330 432" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>` +
  floorShadow(360, 518, 200) +
  place(
    440,
    522,
    1.16,
    sitting(
      'away',
      `<path d="M-44-84C-70-92-84-84-96-80" fill="none" stroke="${fur}" stroke-width="26" stroke-linecap="round"/><path d="M-92-82L-98-80" stroke="${belly}" stroke-width="26" stroke-linecap="round"/>`,
    ),
  ) +
  `<path d="M328 424c-10-22 10-34 20-22s-2 30-14 26" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>` +
  `<g fill="none" stroke="${coral}" stroke-width="11" stroke-linecap="round"><path d="M560 236q44-36 88 0" opacity=".35"/><path d="M580 264q24-18 48 0" opacity=".6"/></g><circle cx="604" cy="290" r="8" fill="${coral}"/><path d="M564 300l80-88" stroke="${ink}" stroke-width="9" stroke-linecap="round"/>`;

/** The door is open, tea is ready. */
export const signIn: Scene = () =>
  glow(360, 270, 214, '#E8DCF9') +
  place(330, 522, 0.92, door(lilacDeep, '#5B3B78', '#4C2F68', butter)) +
  shelf(...stateFloor) +
  `<path d="M176 540h310l26 36H150Z" fill="${coral}"/><path d="M176 540h310l5 7H171Z" fill="#FF8378"/>` +
  place(562, 540, 0.98, sitting('content')) +
  `<g transform="translate(436 348)"><circle r="20" fill="none" stroke="${butter}" stroke-width="9"/><path d="M14 14L54 54M40 40l12-12M52 52l10-10" stroke="${butter}" stroke-width="9" stroke-linecap="round"/></g>` +
  place(120, 540, 0.86, tea);

/** A cycle, seen from a nap. */
export const quiz: Scene = () =>
  glow(360, 300, 230, '#DCEBDB') +
  Array.from({ length: 28 }, (_, day) => {
    const angle = (day / 28) * Math.PI * 2 - Math.PI / 2;
    const colour = day < 3 ? coral : day < 5 ? '#FF9C92' : colours.sage;
    return `<circle cx="${(360 + Math.cos(angle) * 190).toFixed(1)}" cy="${(300 + Math.sin(angle) * 190).toFixed(1)}" r="${day < 5 ? 17 : 9}" fill="${colour}"/>`;
  }).join('') +
  place(360, 392, 1.02, loaf);
