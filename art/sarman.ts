import { colours } from './palette.ts';
import { place } from './pen.ts';

export type Mood = 'asleep' | 'open' | 'away' | 'content' | 'worried';

const { ink, cream, coralDeep, fur, furDeep, belly } = colours;

const ears =
  `<path d="M-42-24L-46-62Q-46-70-38-66L-8-40ZM42-24L46-62Q46-70 38-66L8-40Z" fill="${fur}"/>` +
  `<path d="M-36-34L-39-56L-20-42ZM36-34L39-56L20-42Z" fill="#F9C9B0"/>`;

/** Laid back. */
const lowEars =
  `<path d="M-50-14L-78-36Q-82-46-71-46L-24-44ZM50-14L78-36Q82-46 71-46L24-44Z" fill="${fur}"/>` +
  `<path d="M-50-22L-69-38L-40-38ZM50-22L69-38L40-38Z" fill="#F9C9B0"/>`;

const pupils = `<ellipse cx="-20" cy="-3" rx="6.5" ry="8.5" fill="${ink}"/><ellipse cx="20" cy="-3" rx="6.5" ry="8.5" fill="${ink}"/>`;

const eyes: Record<Mood, string> = {
  asleep: `<path d="M-30 0q9 9 18 0M12 0q9 9 18 0" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>`,
  content: `<path d="M-30 2q9-11 18 0M12 2q9-11 18 0" fill="none" stroke="${ink}" stroke-width="4.5" stroke-linecap="round"/>`,
  open: `${pupils}<circle cx="-17.5" cy="-6.5" r="2.4" fill="${cream}"/><circle cx="22.5" cy="-6.5" r="2.4" fill="${cream}"/>`,
  worried: `${pupils}<circle cx="-23" cy="-7" r="2.4" fill="${cream}"/><circle cx="17" cy="-7" r="2.4" fill="${cream}"/><path d="M-33-17L-14-24M33-17L14-24" stroke="${furDeep}" stroke-width="5" stroke-linecap="round"/>`,
  away: `${pupils}<circle cx="-23" cy="-8" r="2.6" fill="${cream}"/><circle cx="17" cy="-8" r="2.6" fill="${cream}"/>`,
};

const mouths = { up: 'M0 21q-5 9-12 5M0 21q5 9 12 5', down: 'M0 21v5M-11 33q11-10 22 0' };

/** Sarman's head around 0,0. */
function head(mood: Mood): string {
  return (
    (mood === 'worried' ? lowEars : ears) +
    `<path d="M-54 2C-54-34-28-50 0-50C28-50 54-34 54 2C54 30 28 42 0 42C-28 42-54 30-54 2Z" fill="${fur}"/><path d="M0-50V-30M-15-48L-12-33M15-48L12-33" stroke="${furDeep}" stroke-width="6" stroke-linecap="round"/>` +
    `<path d="M-54 4h16M-51 15h14M54 4h-16M51 15h-14" stroke="${furDeep}" stroke-width="4.5" stroke-linecap="round" opacity=".75"/><path d="M-27 22C-27 10-12 6 0 10C12 6 27 10 27 22C27 34 14 40 0 40C-14 40-27 34-27 22Z" fill="${belly}"/>` +
    eyes[mood] +
    `<path d="M-6 12h12q3 0 1 3l-5 5q-2 2-4 0l-5-5q-2-3 1-3Z" fill="${coralDeep}"/><path d="${mouths[mood === 'worried' ? 'down' : 'up']}" fill="none" stroke="${ink}" stroke-width="2.6" stroke-linecap="round"/>`
  );
}

/** Asleep, paws under him; 0,0 is the floor under his middle. */
export const loaf =
  `<path d="M-124 0C-146-78-92-138-8-138C76-138 132-84 124 0Z" fill="${fur}"/><path d="M-72-118q10 22 4 40M-36-133q9 24 4 44M2-138q6 22 2 42M-104-84q16 12 18 30" fill="none" stroke="${furDeep}" stroke-width="10" stroke-linecap="round"/>` +
  `<path d="M-122-14C-96-2-50-4-4-10" fill="none" stroke="${furDeep}" stroke-width="34" stroke-linecap="round"/><path d="M-122-14C-96-2-70-2-40-5" fill="none" stroke="${fur}" stroke-width="34" stroke-linecap="round"/><path d="M-66-20l-4 32M-92-22l-2 30" stroke="${furDeep}" stroke-width="8" stroke-linecap="round" opacity=".8"/>` +
  `<path d="M30 0q0-17 19-17t19 17ZM80 0q0-17 19-17t19 17Z" fill="${belly}"/>` +
  place(76, -56, 1.06, head('asleep'), 6);

const tail =
  `<path d="M52-14C110-6 118-66 92-84" fill="none" stroke="${fur}" stroke-width="24" stroke-linecap="round"/>` +
  `<path d="M97-70Q104-80 92-88" fill="none" stroke="${furDeep}" stroke-width="24" stroke-linecap="round"/>`;

const raisedTail =
  `<path d="M50-14C108-10 96-88 106-128" fill="none" stroke="${fur}" stroke-width="24" stroke-linecap="round"/>` +
  `<path d="M104-112Q104-122 107-132" fill="none" stroke="${furDeep}" stroke-width="24" stroke-linecap="round"/>`;

const body =
  `<path d="M-66 0C-78-70-54-134 0-134C54-134 78-70 66 0Z" fill="${fur}"/><path d="M-61-56q18 4 24 16M61-56q-18 4-24 16M-65-28q16 2 22 12M65-28q-16 2-22 12" stroke="${furDeep}" stroke-width="8" fill="none" stroke-linecap="round"/><path d="M-28-104C-34-60-26-34 0-34C26-34 34-60 28-104Z" fill="${belly}"/>` +
  `<path d="M-24-40V-10M24-40V-10" stroke="${furDeep}" stroke-width="3.4" stroke-linecap="round" opacity=".6"/><path d="M-46 0q0-18 20-18t20 18ZM6 0q0-18 20-18t20 18Z" fill="${belly}"/>`;

/** Sitting; `arm` is drawn between body and head. */
export function sitting(mood: Mood, arm = ''): string {
  return (mood === 'content' ? raisedTail : tail) + body + arm + place(0, -158, 1.05, head(mood));
}

/** Out of a box: chest and head, the paws belong to whatever he leans on. */
export const peeking =
  `<path d="M-66 0C-78-70-54-134 0-134C54-134 78-70 66 0Z" fill="${fur}"/><path d="M-28-112C-34-60-26-34 0-34C26-34 34-60 28-112Z" fill="${belly}"/>` +
  place(0, -158, 1.06, head('open'));
