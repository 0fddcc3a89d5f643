import { act, renderHook, waitFor } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { expect, test } from 'vitest';
import { useLate } from './use-late.ts';

test('a part that fails to load is reported, and loaded again on the next request', async () => {
  let isReachable = false;
  let asked = 0;
  const load = () => {
    asked += 1;
    return isReachable ? Promise.resolve('the part') : Promise.reject(new TypeError('Failed to fetch'));
  };
  const { result } = renderHook(() => {
    const [isWanted, setWanted] = useState(false);
    const [lost, setLost] = useState(0);
    const onLost = useCallback(() => {
      setWanted(false);
      setLost((before) => before + 1);
    }, []);
    return { part: useLate(load, isWanted, onLost), lost, setWanted };
  });
  const shown = () => ({ part: result.current.part, lost: result.current.lost, asked });
  expect(shown()).toEqual({ part: null, lost: 0, asked: 0 });
  act(() => result.current.setWanted(true));
  await waitFor(() => expect(shown()).toEqual({ part: null, lost: 1, asked: 1 }));
  isReachable = true;
  act(() => result.current.setWanted(true));
  await waitFor(() => expect(shown()).toEqual({ part: 'the part', lost: 1, asked: 2 }));
  act(() => result.current.setWanted(false));
  act(() => result.current.setWanted(true));
  expect(shown()).toEqual({ part: 'the part', lost: 1, asked: 2 });
});
