import { createPen, type Drawing, svgDocument } from '../pen.ts';
import { bankDeclined, bankUnknown, bankWaiting, charged } from './bank-scenes.ts';
import { gulfHeat, gulfHome, gulfNight } from './gulf-scenes.ts';
import { backToSchool, familyCode, heatingPatch, newPacket, subscription } from './hero-scenes.ts';
import type { Scene } from './scene.ts';
import type { SceneName } from './scene-names.ts';
import { donation, emptyCart, emptyOrders, error, notFound, offline, quiz, signIn } from './shop-scenes.ts';

const scenes: Record<SceneName, Scene> = {
  'new-packet': newPacket,
  'back-to-school': backToSchool,
  subs: subscription,
  'family-code': familyCode,
  'heating-patch': heatingPatch,
  donation,
  'empty-cart': emptyCart,
  'empty-orders': emptyOrders,
  'not-found': notFound,
  error,
  offline,
  'bank-waiting': bankWaiting,
  'bank-declined': bankDeclined,
  'bank-unknown': bankUnknown,
  charged,
  'sign-in': signIn,
  quiz,
  'gulf-night': gulfNight,
  'gulf-heat': gulfHeat,
  'gulf-home': gulfHome,
};

/** The room by night, for a picture without a page around it: products never change colour. */
const darkRoom: Partial<Record<SceneName, { floor: string; lip: string; arch: string; sun: string }>> = {
  'new-packet': { floor: '#38284F', lip: '#5B4680', arch: '#604A88', sun: '#F0BC5E' },
  subs: { floor: '#5C4631', lip: '#7A5F44', arch: '#604A88', sun: '#F0BC5E' },
  'back-to-school': { floor: '#7A5522', lip: '#93692E', arch: '#604A88', sun: '#7D6230' },
  'family-code': { floor: '#7D3A33', lip: '#95493F', arch: '#7A4640', sun: '#F0BC5E' },
  'heating-patch': { floor: '#4C2033', lip: '#66304A', arch: '#604A88', sun: '#F0BC5E' },
};
/** Pictures with colours of their own behind them look the same by day and by night. */
const hasOwnBackground = new Set<SceneName>(['donation', 'gulf-night', 'gulf-heat', 'gulf-home']);
const darkState = { floor: '#3A2A3F', lip: '#4B3850', arch: '#604A88', sun: '#F0BC5E' };

/**
 * An illustration, 720 × 600, placed bottom right in whatever it fills; floor and waves run on to the left.
 * By itself it follows the colour scheme of the page that shows it.
 */
export function drawScene(name: SceneName, drawing: Drawing = {}): string {
  const { floor, lip, arch, sun } = darkRoom[name] ?? darkState;
  const night = hasOwnBackground.has(name)
    ? ''
    : `<style>@media (prefers-color-scheme:dark){.a-shelf{fill:${floor}}.a-lip{fill:${lip}}.a-arch{fill:${arch}}.a-sun{fill:${sun}}.a-glow{opacity:.16}}</style>`;
  return svgDocument(
    { width: 720, height: 600 },
    night + scenes[name](createPen(drawing)),
    drawing,
    ' preserveAspectRatio="xMaxYMax meet"',
  );
}
