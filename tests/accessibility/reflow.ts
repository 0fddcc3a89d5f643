import type { Page } from '@playwright/test';

/** Width in pixels of a 1280 px window at 400 % zoom, or 640 px at 200 %: WCAG 1.4.10. */
const NARROW = 320;

/** Runs in the page: texts and controls that are partly outside the window or behind an edge that does not scroll. */
function findCut(): string[] {
  const slack = 1;
  const found = new Set<string>();
  const isSeen = { opacityProperty: true, visibilityProperty: true };
  /** The visible horizontal span within `place`; null when it scrolls there, or is for screen readers only. */
  const spanOf = (place: Element): { left: number; right: number } | null => {
    const span = { left: 0, right: document.documentElement.clientWidth };
    for (let around: Element | null = place; around && around !== document.body; around = around.parentElement) {
      const { overflowX, clipPath, position } = getComputedStyle(around);
      const { left, right, width } = around.getBoundingClientRect();
      if (clipPath !== 'none' || width <= slack) return null;
      if (overflowX === 'auto' || overflowX === 'scroll') return null;
      if (overflowX !== 'visible') {
        span.left = Math.max(span.left, left);
        span.right = Math.min(span.right, right);
      }
      if (position === 'fixed') break;
    }
    return span;
  };
  const see = (place: Element, rects: Iterable<DOMRect>, what: string) => {
    const span = spanOf(place);
    if (!span) return;
    for (const { left, right, width } of rects) {
      if (width === 0 || (left >= span.left - slack && right <= span.right + slack)) continue;
      const places = [left, right, span.left, span.right].map(Math.round);
      found.add(`${what} ${places[0]}..${places[1]} of ${places[2]}..${places[3]}`);
    }
  };
  const wide = document.documentElement.scrollWidth;
  if (wide > document.documentElement.clientWidth) found.add(`the page: ${wide}`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement!;
    const text = node.nodeValue!.trim();
    if (text === '' || parent.closest('script, style, noscript, svg, option') || !parent.checkVisibility(isSeen))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    see(parent, range.getClientRects(), `“${text.slice(0, 40)}”`);
  }
  for (const control of document.querySelectorAll('button, input, select, textarea, iframe')) {
    if (!control.checkVisibility(isSeen)) continue;
    const name = control.getAttribute('aria-label') ?? control.getAttribute('name') ?? control.textContent.trim();
    see(
      control.parentElement!,
      [control.getBoundingClientRect()],
      `${control.tagName.toLowerCase()} ${name.slice(0, 40)}`,
    );
  }
  return [...found];
}

/** Texts and controls that are cut off in the narrowest window. Leaves the window that narrow. */
export async function findCutWhenNarrow(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: NARROW, height: 640 });
  const found = await Promise.all(page.frames().map((frame) => frame.evaluate(findCut)));
  return found.flat();
}

/** A phone whose owner has doubled the size of texts: WCAG 1.4.4. Nothing may make the page wider than the window. */
export async function findWideWhenLarge(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 360, height: 740 });
  const setTextSize = (size: string) =>
    page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), size);
  await setTextSize('200%');
  const cut = await page.evaluate(findCut);
  await setTextSize('');
  return cut.some((one) => one.startsWith('the page:')) ? cut : [];
}
