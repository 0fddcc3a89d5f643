import type { JSX as ReactJSX } from 'react';

/** Stitches' types name the global JSX of older React versions. */
declare global {
  namespace JSX {
    type ElementType = ReactJSX.ElementType;
    interface IntrinsicElements extends ReactJSX.IntrinsicElements {}
  }
}
