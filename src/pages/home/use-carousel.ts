import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

const turnEvery = 7000;
const stillness = '(prefers-reduced-motion: reduce)';

function followStillness(follow: () => void): () => void {
  const wish = matchMedia(stillness);
  wish.addEventListener('change', follow);
  return () => wish.removeEventListener('change', follow);
}

/** Null on the server and while the page hydrates. */
const useMayMove = () =>
  useSyncExternalStore<boolean | null>(
    followStillness,
    () => !matchMedia(stillness).matches,
    () => null,
  );

/**
 * A row of slides that scrolls by itself until it is touched or stopped. Before React, and for those who
 * want no motion, it only scrolls by hand.
 */
export function useCarousel(slides: number) {
  const track = useRef<HTMLUListElement>(null);
  const mayMove = useMayMove();
  const [shown, setShown] = useState(0);
  const [asked, setAsked] = useState<'play' | 'pause' | null>(null);
  const [isPaused, setPaused] = useState(false);
  const isPlaying = asked === null ? mayMove === true : asked === 'play';

  const show = (nth: number): void => {
    const row = track.current;
    row?.scrollTo({ left: nth * row.clientWidth, behavior: mayMove ? 'smooth' : 'auto' });
  };

  useEffect(() => {
    const row = track.current!;
    const follow = () => setShown(Math.round(row.scrollLeft / Math.max(1, row.clientWidth)));
    const pause = () => setAsked('pause');
    row.addEventListener('scroll', follow, { passive: true });
    row.addEventListener('pointerdown', pause);
    return () => {
      row.removeEventListener('scroll', follow);
      row.removeEventListener('pointerdown', pause);
    };
  }, []);

  useEffect(() => {
    const turn = () => {
      if (document.visibilityState === 'visible') show((shown + 1) % slides);
    };
    const timer = isPlaying && !isPaused ? setInterval(turn, turnEvery) : undefined;
    return () => clearInterval(timer);
  });

  return {
    track,
    shown,
    isReady: mayMove !== null,
    isPlaying,
    show: (nth: number) => {
      setAsked('pause');
      show(nth);
    },
    togglePlaying: () => setAsked(isPlaying ? 'pause' : 'play'),
    /** Props of the frame: pauses while the pointer or the focus is in it. */
    pauseWhile: {
      onPointerEnter: () => setPaused(true),
      onPointerLeave: () => setPaused(false),
      onFocus: () => setPaused(true),
      onBlur: () => setPaused(false),
    },
  };
}
