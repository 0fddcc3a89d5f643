import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tolerateForeignDom } from './foreign-dom.ts';

/** As Chrome's translator does it: each text node goes into two `font` elements. */
function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(text);
  }
}

function Part({ isOpen, count }: { isOpen: boolean; count: number }) {
  return (
    <p data-testid="part">
      {isOpen && 'Açık: '}
      {isOpen ? <b>{count}</b> : null}
      {count > 1 && <i>çok</i>}
      {' kutu'}
    </p>
  );
}

test('texts wrapped by a page translator are updated and removed by React', () => {
  tolerateForeignDom();
  const { rerender, unmount } = render(<Part isOpen count={1} />);
  const part = screen.getByTestId('part');
  translate(part);
  expect(part.querySelectorAll('font')).toHaveLength(6);

  // Before a wrapped text something is inserted.
  rerender(<Part isOpen count={2} />);
  expect(part.textContent).toBe('Açık: 2çok kutu');
  translate(part);
  rerender(<Part isOpen={false} count={1} />);
  expect(part.textContent).toBe(' kutu');
  rerender(<Part isOpen count={3} />);
  expect(part.textContent).toBe('Açık: 3çok kutu');
  unmount();
  expect(document.querySelector('[data-testid=part]')).toBe(null);
});

test('a text node removed by a page translator causes no error in React', () => {
  tolerateForeignDom();
  const { rerender } = render(<Part isOpen count={1} />);
  const part = screen.getByTestId('part');
  part.firstChild!.remove();
  rerender(<Part isOpen={false} count={1} />);
  expect(part.textContent).toBe(' kutu');
  part.lastChild!.remove();
  rerender(<Part isOpen count={2} />);
  expect(part.textContent).toBe('Açık: 2çok');
});
