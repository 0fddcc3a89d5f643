/** The colours of the room in light and dark. Products keep their own colours (art/palette.ts) in both. */
const light = {
  page: '#fff9f3',
  surface: '#ffffff',
  sand: '#f6eadf',
  line: '#e8dacc',
  field: '#8e7b90',
  ink: '#2b1a2f',
  ink2: '#665269',
  coralText: '#c2352b',
  action: '#c2352b',
  actionHover: '#a42a22',
  onAction: '#ffffff',
  focus: '#6a3fb0',
  coral: '#ff5a4e',
  lilac: '#cdb9f0',
  sageRoom: '#d2e5d2',
  butter: '#ffd98a',
  blush: '#ffc9bd',
  ember: '#ff8a6b',
  coralSoft: '#ffe6e0',
  lilacSoft: '#efe8fb',
  sageSoft: '#e5f0e5',
  butterSoft: '#fff1d2',
  onCoralSoft: '#8f211a',
  onLilacSoft: '#4a2f85',
  onSageSoft: '#22583c',
  onButterSoft: '#6b4300',
  night: '#2b1a2f',
  onNight: '#fff3e8',
  onNight2: '#cdbbd0',
  tide1: '#ffe3dc',
  tide2: '#ffb9ac',
  tide3: '#ff7f72',
  tide4: '#7e2a3c',
  tide1b: '#ffc4b8',
  tide2b: '#ff8c7e',
  tide3b: '#f2503f',
  tide4b: '#571a2c',
  tide4c: '#7e2a3c',
  onTide: '#2b1a2f',
  veil: 'rgb(43 26 47 / .52)',
  /** The page under the veil. */
  veiled: '#91858d',
  glass: 'rgb(255 255 255 / .45)',
  trace: 'rgb(43 26 47 / .25)',
  shelf: '#a98adc',
  shelfLip: '#bba0e8',
  arch: '#e3d6f8',
  sun: '#ffd98a',
};

const dark: typeof light = {
  ...light,
  page: '#190f1d',
  surface: '#261a2b',
  sand: '#211525',
  line: '#413047',
  field: '#9c889f',
  ink: '#fbf2ea',
  ink2: '#c9b7cc',
  coralText: '#ff9e93',
  action: '#ff8074',
  actionHover: '#ff988e',
  onAction: '#2b0f14',
  focus: '#cdb9f0',
  coralSoft: '#46211f',
  lilacSoft: '#362949',
  sageSoft: '#22372b',
  butterSoft: '#3f3219',
  onCoralSoft: '#ffc9c1',
  onLilacSoft: '#dfd0f9',
  onSageSoft: '#c4e2c9',
  onButterSoft: '#ffe2a6',
  lilac: '#4b3768',
  sageRoom: '#2c4535',
  butter: '#5a4520',
  blush: '#5a2f2c',
  ember: '#6b3326',
  night: '#34203a',
  onNight2: '#d3c2d6',
  tide1: '#3b2426',
  tide2: '#4a2828',
  tide3: '#5c2a2a',
  tide4: '#3a1522',
  tide1b: '#6b3632',
  tide2b: '#8a3d37',
  tide3b: '#a8433a',
  tide4b: '#8c2c44',
  tide4c: '#d0586b',
  onTide: '#fbf2ea',
  veil: 'rgb(0 0 0 / .6)',
  veiled: '#0a060c',
  glass: 'rgb(255 255 255 / .12)',
  trace: 'rgb(255 255 255 / .22)',
  shelf: '#38284f',
  shelfLip: '#5b4680',
  arch: '#604a88',
  sun: '#f0bc5e',
};

const lightShadows = {
  lift1: '0 1px 2px rgb(43 26 47 / .05),0 6px 20px -8px rgb(43 26 47 / .12)',
  lift2: '0 2px 4px rgb(43 26 47 / .04),0 24px 56px -20px rgb(43 26 47 / .24)',
  liftUp: '0 -2px 4px rgb(43 26 47 / .04),0 -18px 48px -16px rgb(43 26 47 / .22)',
};

const darkShadows: typeof lightShadows = {
  lift1: '0 1px 2px rgb(0 0 0 / .3),0 8px 24px -10px rgb(0 0 0 / .5)',
  lift2: '0 28px 60px -20px rgb(0 0 0 / .65)',
  liftUp: '0 -18px 48px -16px rgb(0 0 0 / .6)',
};

/** Custom properties that differ between dark and light mode, with their dark values. */
export const darkProperties = (): Record<string, string> => ({
  colorScheme: 'dark',
  ...changed('colors', light, dark),
  ...changed('shadows', lightShadows, darkShadows),
});

function changed<Tokens extends Record<string, string>>(
  scale: string,
  from: Tokens,
  to: Tokens,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(to)
      .filter(([name, value]) => from[name] !== value)
      .map(([name, value]) => [`--${scale}-${name}`, value]),
  );
}

export const theme = {
  colors: light,
  shadows: lightShadows,
  fonts: {
    serif: "Fraunces,'Fraunces Fallback',Georgia,serif",
    sans: "Figtree,'Mercan Lira','Figtree Fallback',system-ui,sans-serif",
  },
  fontSizes: {
    display: 'clamp(2.75rem,1.55rem + 4.9vw,5.5rem)',
    h1: 'clamp(2.25rem,1.7rem + 2.3vw,3.5rem)',
    h2: 'clamp(1.875rem,1.5rem + 1.6vw,2.75rem)',
    h3: 'clamp(1.25rem,1.17rem + .34vw,1.5rem)',
    lead: 'clamp(1.0625rem,1.02rem + .2vw,1.25rem)',
    small: '.875rem',
    micro: '.8125rem',
  },
  space: {
    1: '.25rem',
    2: '.5rem',
    3: '.75rem',
    4: '1rem',
    5: '1.5rem',
    6: '2rem',
    7: '3rem',
    8: '4rem',
    9: '6rem',
    gutter: 'clamp(1rem,-.2rem + 4.2vw,3rem)',
    section: 'clamp(4rem,2.6rem + 6vw,8rem)',
  },
  sizes: { page: '1280px', control: '3.25rem', target: '2.75rem' },
  radii: { s: '10px', m: '14px', l: '20px', xl: 'clamp(24px,3vw,40px)', full: '999px' },
  transitions: {
    fast: '120ms cubic-bezier(.2,.8,.2,1)',
    calm: '220ms cubic-bezier(.2,.8,.2,1)',
    sheet: '320ms cubic-bezier(.2,.8,.2,1)',
  },
  zIndices: { bar: '5', header: '6', progress: '9', snackbar: '10' },
};

/** Breakpoints of Spec §9; `upTo…` are their other side. */
export const media = {
  sm: '(min-width: 552px)',
  md: '(min-width: 852px)',
  lg: '(min-width: 1152px)',
  upToSm: '(max-width: 551.98px)',
  upToMd: '(max-width: 851.98px)',
  hover: '(hover: hover)',
  still: '(prefers-reduced-motion: reduce)',
};
