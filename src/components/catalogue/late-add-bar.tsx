import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../basics/button.tsx';
import { AddedLink } from '../forms/added-link.tsx';
import { Bar, room } from './bottom-bar.tsx';

/** The main action's element has `data-main-action`: `data-up` is on the bar while that is out of the window. */
function useUpWithoutAction() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const action = bar.current?.closest('form')?.querySelector('[data-main-action]');
    if (!action) return undefined;
    const watch = new IntersectionObserver(
      (entries) => bar.current?.toggleAttribute('data-up', !entries.at(-1)!.isIntersecting),
      // Under the header, or behind the bar, the action does not count as visible.
      { rootMargin: '-64px 0px -24px' },
    );
    watch.observe(action);
    return () => watch.disconnect();
  }, []);
  return bar;
}

interface LateAddBarProps {
  /** Name of the product. */
  name: string;
  /** Label of the button. */
  add: string;
  total: ReactNode;
  /** Size and frequency of what the total is for. */
  detail: ReactNode;
}

/** Price and button of a form that adds to the cart, once these have left the window. Put it into the form. */
export function LateAddBar({ name, add, total, detail }: LateAddBarProps) {
  room();
  return (
    <Bar data-late-bar="" isLate ref={useUpWithoutAction()}>
      <div data-price>
        <b>{total}</b>
        <small>{detail}</small>
      </div>
      <Button type="submit" look="main" aria-label={`${name}: ${add}`}>
        {add}
      </Button>
      <AddedLink short />
    </Bar>
  );
}
