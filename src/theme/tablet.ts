/** From where two columns of a picture and a form fit, as on a tablet held upright. Not in the theme: only a few pages carry it. */
export const fromTablet = '@media (min-width: 740px)';
