import { colours } from './palette.ts';

const { ink, sandDeep } = colours;

/** The room around the products: 0,0 is the foot of a thing. Classes `a-…` are repainted by a dark page. */
export function shelf(colour: string, lip: string, y = 520): string {
  return `<rect class="a-shelf" x="-1400" y="${y}" width="3600" height="400" fill="${colour}"/><rect class="a-lip" x="-1400" y="${y}" width="3600" height="10" fill="${lip}"/>`;
}

export function arch(x: number, floor: number, width: number, height: number, colour: string): string {
  const radius = width / 2;
  return `<path class="a-arch" d="M${x} ${floor}V${floor - height + radius}A${radius} ${radius} 0 0 1 ${x + width} ${floor - height + radius}V${floor}Z" fill="${colour}"/>`;
}

export function sun(cx: number, cy: number, r: number, colour: string): string {
  return `<circle class="a-sun" cx="${cx}" cy="${cy}" r="${r}" fill="${colour}"/>`;
}

/** The round of light behind a state picture. */
export function glow(cx: number, cy: number, r: number, colour: string): string {
  return `<circle class="a-glow" cx="${cx}" cy="${cy}" r="${r}" fill="${colour}"/>`;
}

export function floorShadow(x: number, y: number, width: number, opacity = 0.13): string {
  return `<path d="M${x} ${y}h${width}c22 3 18 13-14 14H${x + 34}c-34 0-50-8-34-14Z" fill="${ink}" opacity="${opacity}"/>`;
}

/** Tea in a tulip glass. */
export const tea =
  `<ellipse cx="0" cy="-3" rx="44" ry="8" fill="#fff"/><ellipse cx="0" cy="-5" rx="30" ry="4.5" fill="${sandDeep}"/>` +
  `<path d="M-22-92C-22-66-13-58-13-48C-13-36-21-28-17-12Q-15-6 0-6Q15-6 17-12C21-28 13-36 13-48C13-58 22-66 22-92Z" fill="#fff" opacity=".75"/>` +
  `<path d="M-20.5-78C-19-62-11-58-11-48C-11-36-18-28-14.5-13Q-13-9 0-9Q13-9 14.5-13C18-28 11-36 11-48C11-58 19-62 20.5-78Z" fill="#B7402A"/><ellipse cx="0" cy="-78" rx="20.5" ry="4" fill="#D4593C"/>` +
  `<path d="M-13-72C-12-64-7-58-7-50" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".5" fill="none"/><path d="M-6-104c-8-12 8-18 0-32M9-102c-7-11 7-16 0-28" stroke="#fff" stroke-width="4.5" stroke-linecap="round" fill="none" opacity=".7"/>`;

export function coralBranch(colour: string): string {
  return (
    `<g fill="none" stroke="${colour}" stroke-linecap="round" stroke-linejoin="round"><path stroke-width="15" d="M0 0C2-60-4-110 4-190M0-70C-40-76-62-104-62-150M2-104C40-108 60-132 60-176"/>` +
    `<path stroke-width="12" d="M-62-112C-84-116-92-134-92-156M60-146C82-148 92-168 92-188M4-150C-16-156-26-172-26-196M4-166C20-174 28-190 28-212"/></g>`
  );
}

export function vase(colour: string, deep: string): string {
  return (
    `<path d="M-22-108Q-22-116-14-116H14Q22-116 22-108C22-88 50-78 50-42C50-14 34 0 18 0H-18C-34 0-50-14-50-42C-50-78-22-88-22-108Z" fill="${colour}"/>` +
    `<path d="M50-42C50-14 34 0 18 0H-18C-34 0-50-14-50-42C-34-54-14-32 8-42C26-50 36-50 50-42Z" fill="${deep}"/>`
  );
}

/** An envelope, 150 wide, its middle at 0,0. */
export function envelope(paper: string, flap: string, seal: string): string {
  return (
    `<rect x="-75" y="-50" width="150" height="100" rx="10" fill="${paper}"/><path d="M-71-45Q-75-50-65-50H65Q75-50 71-45L8 8Q0 14-8 8Z" fill="${flap}"/>` +
    `<circle cx="0" cy="8" r="13" fill="${seal}"/>`
  );
}

/** A door with its foot at 0,0; a rug belongs before it. */
export function door(frame: string, leaf: string, panel: string, knob: string): string {
  return (
    `<rect x="-150" y="-462" width="300" height="462" rx="16" fill="${frame}"/><rect x="-130" y="-442" width="260" height="442" rx="8" fill="${leaf}"/>` +
    `<rect x="-104" y="-412" width="208" height="140" rx="8" fill="#BFE0D6"/><path d="M-104-316q52-34 104 0t104 0V-280q0 8-8 8H-96q-8 0-8-8Z" fill="#9CCBC0"/>` +
    `<rect x="-104" y="-246" width="208" height="210" rx="8" fill="${panel}"/><circle cx="106" cy="-182" r="10" fill="${knob}"/>`
  );
}
