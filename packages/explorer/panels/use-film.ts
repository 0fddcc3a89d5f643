import { useEffect, useRef } from 'react';
import type { Route } from '../checker/protocol.ts';
import type { Go } from '../hooks/use-link.ts';

const frame = 900;

/** Plays a route step by step in the diagram and on the screen. With reduced motion it shows the end at once. */
export function useFilm(go: Go): { play: (route: Route, version: string) => void; stop: () => void } {
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const stop = () => clearInterval(timer.current);
  useEffect(() => () => clearInterval(timer.current), []);
  return {
    stop,
    play({ input, tokens }, version) {
      stop();
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      go({ input, version, tokens, at: isStill ? null : 0 });
      if (isStill) return;
      let at = 0;
      timer.current = setInterval(() => {
        at += 1;
        if (at >= tokens.length) stop();
        go({ at: Math.min(at, tokens.length) }, 'replace');
      }, frame);
    },
  };
}
