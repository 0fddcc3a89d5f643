import { useEffect, useRef, useState } from 'react';
import type { Points, Review, ReviewPage, Reviews } from '../../../services/reviews/index.ts';

/** Reads one page of the reviews that the URL asks for. */
export type ReadReviewPage = (points: Points | null, page: number, signal: AbortSignal) => Promise<ReviewPage>;

export interface ReviewList {
  items: readonly Review[];
  total: number;
  /** Id of the first review of the page that was appended last; null before. */
  firstNew: string | null;
  state: 'ready' | 'reading' | 'failed';
  /** Whether the items are those of other points, while these are read or could not be. */
  isOther: boolean;
  /** How many the next page has; 0 after the last. */
  left: number;
  /** Reads the next page, or once more what failed. */
  onRead: () => void;
}

interface Shown {
  points: Points | null;
  items: readonly Review[];
  pageInfo: ReviewPage['pageInfo'];
  firstNew: string | null;
}

function appended({ items, points }: Shown, next: ReviewPage): Shown {
  // A review that was published in between moves the others one further: the last one comes again.
  const fresh = next.items.filter(({ _id }) => items.every((known) => known._id !== _id));
  return { points, items: [...items, ...fresh], pageInfo: next.pageInfo, firstNew: fresh[0]?._id ?? null };
}

/** The reviews with `points`, page after page; the first page for the URL came with the document. */
export function useReviewList(loaded: Reviews, points: Points | null, read: ReadReviewPage): ReviewList {
  const [shown, setShown] = useState<Shown>({
    points: loaded.points,
    items: loaded.first.items,
    pageInfo: loaded.first.pageInfo,
    firstNew: null,
  });
  const [state, setState] = useState<ReviewList['state']>('ready');
  const reading = useRef<AbortController>(null);
  const isOther = shown.points !== points;
  const { page, limit, total } = shown.pageInfo;

  const readPage = async () => {
    reading.current?.abort();
    const controller = new AbortController();
    reading.current = controller;
    setState('reading');
    try {
      const next = await read(points, isOther ? 0 : page + 1, controller.signal);
      if (controller.signal.aborted) return;
      setShown(
        isOther ? { points, items: next.items, pageInfo: next.pageInfo, firstNew: null } : appended(shown, next),
      );
      setState('ready');
    } catch {
      if (!controller.signal.aborted) setState('failed');
    }
  };

  useEffect(() => {
    if (isOther) void readPage();
    else setState('ready');
    return () => reading.current?.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- only another filter in the address starts a reading by itself
  }, [points]);

  return {
    items: shown.items,
    total,
    firstNew: shown.firstNew,
    state,
    isOther,
    left: isOther ? 0 : Math.max(0, Math.min(limit, total - (page + 1) * limit)),
    onRead: () => void readPage(),
  };
}
