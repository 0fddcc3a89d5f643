import { useSyncExternalStore } from 'react';

const query = '(max-width: 1151.98px)';

const follow = (changed: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Whether only one pane is visible at a time. */
export const useNarrow = (): boolean => useSyncExternalStore(follow, () => matchMedia(query).matches);
