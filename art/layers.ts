import type { CartonType } from './palette.ts';
import { layersGap, layersSize } from './layers-size.ts';
import { svgDocument } from './pen.ts';

const winged =
  'M0-84C20-84 31-72 31-52C31-38 26-32 25-24C36-28 52-22 52-8L52 10C52 24 36 30 25 26C26 34 31 40 31 56C31 76 20 86 0 86C-20 86-31 76-31 56C-31 40-26 34-25 26C-36 30-52 24-52 10L-52-8C-52-22-36-28-25-24C-26-32-31-38-31-52C-31-72-20-84 0-84Z';
const waisted =
  'M0-84C18-84 28-74 27-54C26-26 22 20 25 50C27 74 18 86 0 86C-18 86-27 74-25 50C-22 20-26-26-27-54C-28-74-18-84 0-84Z';
const core =
  'M0-70C16-70 23-60 22-44C20-20 20 20 22 46C23 62 16 72 0 72C-16 72-23 62-22 46C-20 20-20-20-22-44C-23-60-16-70 0-70Z';
const cushion =
  'M-40-60Q0-72 40-60Q54-56 52-40Q46 0 52 40Q54 56 40 60Q0 72-40 60Q-54 56-52 40Q-46 0-52-40Q-54-56-40-60Z';

/** One sheet with its edge below it, as the other layers have. */
const sheet = (shape: string, fill: string, edge: string, upon: string) =>
  `<path d="${shape}" fill="${edge}" transform="translate(2 5)"/><path d="${shape}" fill="${fill}"/>${upon}`;

const stitched = (stroke: string) =>
  `stroke="${stroke}" fill="none" stroke-width="2.2" stroke-dasharray="1 6" stroke-linecap="round"`;

const dots = [-54, -36, -18, 0, 18, 36, 54]
  .flatMap((y, row) => [-10, 0, 10].map((x) => `<circle cx="${x + (row % 2 ? 3 : -3)}" cy="${y}" r="2.2"/>`))
  .join('');

const top = (shape: string, stroke: string) =>
  sheet(shape, '#FFFDFA', stroke, `<rect x="-17" y="-64" width="34" height="130" rx="17" ${stitched(stroke)}/>`);

const base = (shape: string, fill: string, edge: string) =>
  sheet(shape, fill, edge, `<path d="${shape}" transform="scale(.86 .92)" ${stitched(edge)}/>`);

const pulp = sheet(core, '#A9C9AE', '#6F9E79', `<g fill="#5E8F70">${dots}</g>`);

const channel =
  '<rect x="-15" y="-60" width="30" height="124" rx="15" transform="translate(1 3)" fill="#E2A544"/>' +
  '<rect x="-15" y="-60" width="30" height="124" rx="15" fill="#FFD98A"/>' +
  '<path d="M0-48V50M-8-42V44M8-42V44" stroke="#E2A544" stroke-width="2.2" stroke-linecap="round"/>';

/** From top to bottom. */
const stacks: Record<CartonType, readonly string[]> = {
  pad: [top(winged, '#DCCDF6'), channel, pulp, base(winged, '#A98ADC', '#8F70CB')],
  pantyliner: [top(waisted, '#CFE3D1'), pulp, base(waisted, '#7FAE89', '#4F8062')],
  tampon: [
    sheet(core, '#FFFDFA', '#F3DDAE', `<path d="${core}" transform="scale(.8 .9)" ${stitched('#F0C77A')}/>`),
    sheet(
      core,
      '#FFE9B8',
      '#E2B25A',
      '<path d="M-10-56V58M0-60V62M10-56V58" stroke="#E2B25A" stroke-width="2.2" stroke-linecap="round"/>',
    ),
    '<path d="M0-70C22-46-20-22 2 4C22 28-16 44 2 76" fill="none" stroke="#EE9F35" stroke-width="6" stroke-linecap="round"/>',
  ],
  'heating-patch': [
    sheet(cushion, '#FFFDFA', '#F4C9C0', `<path d="${cushion}" transform="scale(.86)" ${stitched('#F0A99C')}/>`),
    sheet(
      cushion,
      '#FF7468',
      '#D93F36',
      '<path d="M-22-34q9 11 0 22t0 22t0 22M0-34q9 11 0 22t0 22t0 22M22-34q9 11 0 22t0 22t0 22" fill="none" stroke="#FFD98A" stroke-width="5" stroke-linecap="round"/>',
    ),
    base(cushion, '#F6C7BC', '#DE9384'),
  ],
};

/** The types that are one thing made of layers. */
export const layeredTypes = Object.keys(stacks) as CartonType[];

/** 1 to 4 of Fraunces italic (weight 400): advance and outline, 1000 units per em. Licence: public/fonts/LICENSE-fraunces.txt. */
const numerals: readonly (readonly [advance: number, path: string])[] = [
  [
    379.5,
    'M178 -615H230Q249 -615 254 -607Q259 -598 252 -574L116 -104Q110 -83 99 -73Q88 -62 71 -60L13 -54Q1 -52 -7 -44Q-15 -36 -16 -25Q-17 -13 -11 -7Q-4 0 10 0H274Q289 0 298 -7Q307 -14 307 -28Q308 -38 303 -44Q299 -51 287 -53L239 -58Q221 -61 216 -72Q212 -84 218 -104L382 -685Q387 -702 381 -711Q374 -719 360 -719Q351 -719 343 -714Q335 -710 324 -701Q308 -691 296 -686Q285 -680 275 -678Q265 -676 254 -676H193Q173 -676 162 -665Q152 -654 151 -641Q150 -629 157 -622Q164 -615 178 -615Z',
  ],
  [
    528,
    'M70 -111 49 -140 181 -226Q274 -287 331 -335Q388 -383 418 -426Q448 -469 460 -515Q472 -563 466 -595Q460 -627 438 -644Q417 -661 382 -661Q349 -661 323 -649Q297 -638 279 -616Q262 -594 252 -562L242 -529Q233 -500 216 -485Q200 -470 177 -470Q152 -470 141 -489Q130 -509 140 -543Q151 -587 185 -625Q220 -663 274 -686Q329 -709 398 -709Q472 -709 514 -684Q556 -659 570 -617Q583 -575 570 -524Q560 -487 541 -454Q521 -421 486 -385Q450 -350 391 -307Q332 -265 243 -212ZM-10 -56Q0 -101 37 -131Q74 -162 131 -162Q161 -162 187 -150Q214 -139 239 -123Q265 -108 291 -96Q317 -85 345 -85Q378 -85 399 -100Q421 -115 441 -147Q452 -161 460 -167Q467 -172 476 -172Q486 -171 489 -162Q492 -152 485 -132Q467 -82 444 -50Q421 -19 394 -5Q366 10 334 10Q305 10 284 2Q263 -6 247 -21Q231 -37 217 -61Q197 -85 183 -94Q169 -104 150 -104Q132 -104 120 -91Q107 -77 95 -44Q88 -26 79 -14Q69 -3 58 3Q46 9 32 9Q6 9 -5 -8Q-17 -25 -10 -56Z',
  ],
  [
    490,
    'M260 -365 252 -380Q258 -382 267 -383Q277 -384 287 -384Q297 -384 304 -384Q369 -384 410 -361Q450 -337 464 -294Q477 -250 462 -191Q448 -130 408 -84Q369 -39 310 -15Q251 10 181 10Q118 10 78 -8Q38 -26 21 -57Q4 -87 10 -124Q14 -161 33 -183Q52 -205 83 -205Q108 -205 118 -190Q127 -174 120 -145L113 -117Q104 -81 124 -63Q145 -44 195 -44Q229 -44 262 -61Q295 -77 321 -109Q347 -141 358 -186Q378 -260 354 -296Q330 -331 252 -331H227Q209 -331 202 -338Q195 -345 196 -356Q198 -369 207 -380Q215 -392 231 -405L516 -660L513 -619H259Q242 -619 232 -611Q221 -603 212 -586L191 -548Q185 -536 177 -528Q168 -521 156 -521Q144 -521 138 -529Q133 -538 141 -557L179 -659Q186 -679 200 -690Q213 -700 235 -700H567Q579 -700 585 -694Q592 -689 591 -680Q590 -667 580 -654Q569 -641 546 -621Z',
  ],
  [
    505.5,
    'M342 -383Q346 -397 352 -406Q357 -415 366 -422L423 -464Q434 -474 440 -477Q447 -480 453 -480Q460 -480 463 -475Q466 -469 463 -458L359 -96Q354 -79 359 -70Q363 -61 376 -59L418 -53Q430 -50 435 -44Q440 -38 439 -29Q437 -15 429 -8Q420 0 405 0H165Q150 0 144 -7Q138 -14 138 -25Q140 -37 147 -44Q154 -52 166 -54L220 -61Q235 -62 244 -71Q254 -79 258 -96ZM308 -506Q333 -526 344 -541Q356 -556 360 -570Q363 -581 361 -591Q360 -600 357 -610Q355 -619 353 -630Q352 -641 356 -656Q362 -682 383 -698Q404 -715 436 -715Q466 -715 482 -698Q498 -682 495 -653Q491 -629 481 -607Q471 -585 449 -560Q427 -536 389 -505L52 -208L49 -236H475Q486 -236 492 -230Q498 -225 497 -213Q497 -200 487 -190Q478 -180 461 -180L27 -181Q13 -181 6 -189Q-1 -196 0 -208Q1 -221 8 -232Q16 -243 34 -257Z',
  ],
];

/** The number of a layer, around the middle of its disc. */
const numeral = (nth: number): string => {
  const [advance, path] = numerals[nth]!;
  const scale = 0.023;
  return `<path class="n" transform="translate(${(-advance * scale) / 2} 8) scale(${scale})" fill="#C2352B" d="${path}"/>`;
};

const night = '<style>@media (prefers-color-scheme:dark){.t{stroke:#9C889F}.m{fill:#261A2B}.n{fill:#FF9E93}}</style>';

/** The layers of a product, lifted off each other and numbered from the top; light and dark in one picture. */
export function drawLayers(type: CartonType): string {
  const layers = stacks[type];
  const size = layersSize(layers.length);
  const yOf = (nth: number) => 92 + nth * layersGap(layers.length);
  const lowest = yOf(layers.length - 1);
  const threads = `<path class="t" d="M250 92V${lowest}M150 126V${lowest + 34}M352 62V${lowest - 30}" fill="none" stroke="#8E7B90" stroke-width="1.5" stroke-dasharray="1 6" stroke-linecap="round"/>`;
  const sheets = layers
    .map(
      (layer, nth) =>
        `<g transform="translate(250 ${yOf(nth)}) matrix(2.05 .26 -1.05 .62 0 0)">${layer}</g>` +
        `<g transform="translate(486 ${yOf(nth) - 8})"><path class="t" d="M-22 0H-58" stroke="#8E7B90" stroke-width="1.5"/>` +
        `<circle class="m" r="20" fill="#FFF"/>${numeral(nth)}</g>`,
    )
    .toReversed()
    .join('');
  return svgDocument(size, night + threads + sheets, {});
}
