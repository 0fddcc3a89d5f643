import type { CartonType } from '../palette.ts';

const liner =
  'M0-72C17-72 27-62 27-46C27-26 19-18 19 0C19 18 27 26 27 46C27 62 17 72 0 72C-17 72-27 62-27 46C-27 26-19 18-19 0C-19-18-27-26-27-46C-27-62-17-72 0-72Z';
const thong =
  'M0-70C22-70 34-60 34-44C34-20 14 0 11 40C10 58 8 70 0 70C-8 70-10 58-11 40C-14 0-34-20-34-44C-34-60-22-70 0-70Z';
const patch =
  'M-62-38C-40-52-22-40 0-40C22-40 40-52 62-38C80-26 80 26 62 38C40 52 22 40 0 40C-22 40-40 52-62 38C-80 26-80-26-62-38Z';

/** The bare product around 0,0, upright, with its quilting in `line`. */
export function silhouette(type: CartonType, subType: string, line: string, fill = '#FFFDFA'): string {
  switch (type) {
    case 'pad':
      return pad(subType === 'super-plus' ? 1.14 : subType === 'super' ? 1 : 0.88, line, fill);
    case 'pantyliner':
      return pantyliner(subType, line, fill);
    case 'tampon':
      return tampon(subType === 'super' ? 21 : subType === 'mini' ? 14 : 17.5, line, fill);
    default:
      return (
        `<path d="${patch}" fill="${fill}"/><g fill="none" stroke="${line}" stroke-width="4" stroke-linecap="round">` +
        `<path d="M-26 16c-8-10 8-18 0-30M0 18c-8-12 8-20 0-34M26 16c-8-10 8-18 0-30"/></g>`
      );
  }
}

function pad(scale: number, line: string, fill: string): string {
  const n = (value: number): string => (value * scale).toFixed(1);
  const night = scale > 1.05 ? 7 : 0;
  const outline =
    `M0 ${n(-84)}C${n(20)} ${n(-84)} ${n(31)} ${n(-72)} ${n(31)} ${n(-52)}C${n(31)} ${n(-38)} ${n(26)} ${n(-32)} ${n(25)} ${n(-24)}` +
    `C${n(36)} ${n(-28)} ${n(52)} ${n(-22)} ${n(52)} ${n(-8)}L${n(52)} ${n(10)}C${n(52)} ${n(24)} ${n(36)} ${n(30)} ${n(25)} ${n(26)}` +
    `C${n(26)} ${n(34)} ${n(31 + night)} ${n(40)} ${n(31 + night)} ${n(56)}C${n(31 + night)} ${n(76)} ${n(20)} ${n(86)} 0 ${n(86)}` +
    `C${n(-20)} ${n(86)} ${n(-31 - night)} ${n(76)} ${n(-31 - night)} ${n(56)}C${n(-31 - night)} ${n(40)} ${n(-26)} ${n(34)} ${n(-25)} ${n(26)}` +
    `C${n(-36)} ${n(30)} ${n(-52)} ${n(24)} ${n(-52)} ${n(10)}L${n(-52)} ${n(-8)}C${n(-52)} ${n(-22)} ${n(-36)} ${n(-28)} ${n(-25)} ${n(-24)}` +
    `C${n(-26)} ${n(-32)} ${n(-31)} ${n(-38)} ${n(-31)} ${n(-52)}C${n(-31)} ${n(-72)} ${n(-20)} ${n(-84)} 0 ${n(-84)}Z`;
  const quilting =
    `M0 ${n(-66)}C${n(13)} ${n(-66)} ${n(19)} ${n(-56)} ${n(18)} ${n(-42)}C${n(17)} ${n(-26)} ${n(13)} ${n(-16)} ${n(13)} 0` +
    `C${n(13)} ${n(16)} ${n(17)} ${n(26)} ${n(18)} ${n(44)}C${n(19)} ${n(58)} ${n(13)} ${n(68)} 0 ${n(68)}` +
    `C${n(-13)} ${n(68)} ${n(-19)} ${n(58)} ${n(-18)} ${n(44)}C${n(-17)} ${n(26)} ${n(-13)} ${n(16)} ${n(-13)} 0` +
    `C${n(-13)} ${n(-16)} ${n(-17)} ${n(-26)} ${n(-18)} ${n(-42)}C${n(-19)} ${n(-56)} ${n(-13)} ${n(-66)} 0 ${n(-66)}Z`;
  return (
    `<path d="${outline}" fill="${fill}"/>` +
    `<path d="${quilting}" fill="none" stroke="${line}" stroke-width="2.4" stroke-dasharray="1 6" stroke-linecap="round"/>` +
    `<path d="M-34-10v22M34-10v22" stroke="${line}" stroke-width="2" stroke-linecap="round" opacity=".55"/>`
  );
}

function pantyliner(subType: string, line: string, fill: string): string {
  const outline = subType === 'thong' ? thong : liner;
  return (
    `<g transform="scale(${subType === 'super' ? 1.12 : 1})"><path d="${outline}" fill="${fill}"/>` +
    `<g transform="scale(.68 .8)"><path d="${outline}" fill="none" stroke="${line}" stroke-width="3" stroke-dasharray="1 7" stroke-linecap="round"/></g></g>`
  );
}

function tampon(radius: number, line: string, fill: string): string {
  return (
    `<path d="M0 34C-2 60 16 62 12 84C9 98-10 98-12 112" fill="none" stroke="${line}" stroke-width="3.4" stroke-linecap="round"/>` +
    `<path d="M${-radius} ${-52 + radius}A${radius} ${radius} 0 0 1 ${radius} ${-52 + radius}V32Q${radius} 40 ${radius - 8} 40H${-radius + 8}Q${-radius} 40 ${-radius} 32Z" fill="${fill}"/>` +
    `<path d="M${-radius * 0.38}-40V30M${radius * 0.38}-40V30" stroke="${line}" stroke-width="2" stroke-linecap="round" opacity=".7"/>`
  );
}
