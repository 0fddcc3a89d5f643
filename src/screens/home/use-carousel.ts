import { useEffect, useRef, useState } from 'react';

const turnEvery = 7000;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A row of slides that scrolls by itself until somebody touches it or asks it to stop. Before React, and for those who
 * want no motion, it only scrolls by hand.
 */
export function useCarousel(slides: number) {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [isReady, setReady] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const [isHeld, setHeld] = useState(false);

  const show = (nth: number): void => {
    const row = track.current;
    row?.scrollTo({ left: nth * row.clientWidth, behavior: isStill() ? 'auto' : 'smooth' });
  };

  useEffect(() => {
    const row = track.current!;
    const follow = () => setShown(Math.round(row.scrollLeft / Math.max(1, row.clientWidth)));
    const stop = () => setPlaying(false);
    row.addEventListener('scroll', follow, { passive: true });
    row.addEventListener('pointerdown', stop);
    follow();
    setReady(true);
    setPlaying(!isStill());
    return () => {
      row.removeEventListener('scroll', follow);
      row.removeEventListener('pointerdown', stop);
    };
  }, []);

  useEffect(() => {
    if (!isPlaying || isHeld) return;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') show((shown + 1) % slides);
    }, turnEvery);
    return () => clearTimeout(timer);
  }, [isPlaying, isHeld, shown, slides]);

  return {
    track,
    shown,
    isReady,
    isPlaying,
    show: (nth: number) => {
      setPlaying(false);
      show(nth);
    },
    togglePlaying: () => setPlaying(!isPlaying),
    /** For the frame: no turning under a pointer or a focus. */
    pauseWhile: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}
