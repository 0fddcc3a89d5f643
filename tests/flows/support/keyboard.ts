import type { Locator, Page } from '@playwright/test';
import { expect } from '../../harness/shop-test.ts';

/** Runs in the page: empty when the focus is visible; otherwise what is wrong, and with which element. */
function troubleWithFocus(): string {
  const element = document.activeElement;
  if (!element || element === document.body) return 'nothing has the focus';
  if (element instanceof HTMLIFrameElement) return '';
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : element;
  const name = element.getAttribute('aria-label') ?? label?.textContent?.trim().slice(0, 40) ?? '';
  const on = `${element.tagName.toLowerCase()} "${name}"`;
  const near = [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling];
  const isMarked = near.some((each) =>
    [null, '::after'].some((part) => {
      if (!each) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(each, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    }),
  );
  if (!isMarked) return `${on} does not look focused`;
  // A control that is drawn by its label is hit at the label.
  const drawn = element instanceof HTMLInputElement && element.labels?.[0] ? [element, element.labels[0]] : [element];
  const hits = drawn.flatMap((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return [0.05, 0.5, 0.95].flatMap((across) =>
      [0.05, 0.5, 0.95].map((down) => document.elementFromPoint(left + width * across, top + height * down)),
    );
  });
  if (hits.some((hit) => hit && drawn.some((each) => each.contains(hit) || hit.contains(each)))) return '';
  const over = hits.find((hit) => hit !== null);
  return `${on} is ${over ? `covered by "${over.textContent?.trim().slice(0, 40)}"` : 'out of the window'}`;
}

/** Polled: scrolling to the focus may take a moment. */
const expectSeen = (page: Page) => expect.poll(() => page.evaluate(troubleWithFocus), { timeout: 20_000 }).toBe('');

/** Runs in the page's main part: numbers the stops of Tab and returns their count. A group of radios is one stop. */
function markStops(main: Element): number {
  const radios = new Set<string>();
  let stops = 0;
  for (const control of main.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')) {
    if (control.tabIndex < 0 || control.matches(':disabled') || !control.checkVisibility({ visibilityProperty: true }))
      continue;
    if (control instanceof HTMLInputElement && control.type === 'radio') {
      if (radios.has(control.name)) continue;
      radios.add(control.name);
    }
    control.dataset['stop'] = String((stops += 1));
  }
  return stops;
}

const hasFocus = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement && document.hasFocus());

export const focused = (page: Page) => page.locator(':focus');

/** A shopper without a mouse: keys only, and every stop on the way must be seen. */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  /** Goes from stop to stop until `target` has the focus. Fails when it is not reached, or a stop cannot be seen. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toHaveCount(1);
    for (let stops = 0; stops < 80; stops += 1) {
      await this.press(key);
      await expectSeen(this.page);
      if (await hasFocus(target)) return;
    }
    throw new Error(`80 stops and no ${String(target)}: the focus is trapped, or it cannot be reached.`);
  }

  /** Tabs through the page's main part; returns the controls that are out of order or not visible with the focus. */
  async walkThrough(): Promise<string[]> {
    const main = this.page.locator('main');
    const stops = await main.evaluate(markStops);
    await main.evaluate((element) => {
      element.tabIndex = -1;
      element.focus({ preventScroll: true });
    });
    const found: string[] = [];
    for (let stop = 1; stop <= stops; stop += 1) {
      await this.press('Tab');
      // The browser adds stops for each part of a date; a group of radios may have two.
      const more = new Set([`${stop - 1} date`, 'elsewhere radio']);
      while (more.has((await this.focused()).at)) await this.press('Tab');
      const { at, trouble } = await this.focused();
      // A group of radios is entered at its checked one.
      if (!at.startsWith(`${stop} `) && !at.endsWith(' radio')) found.push(`stop ${stop} of ${stops} is ${at}`);
      if (trouble === '') continue;
      await expectSeen(this.page).catch(() => found.push(`stop ${stop}: ${trouble}`));
    }
    return found;
  }

  /** The focused stop's number by `markStops` and its type, and what is wrong with its visibility. */
  private async focused(): Promise<{ at: string; trouble: string }> {
    const at = await this.page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      return `${element?.dataset['stop'] ?? 'elsewhere'} ${element?.getAttribute('type') ?? ''}`;
    });
    return { at, trouble: await this.page.evaluate(troubleWithFocus) };
  }

  async tabToAndPress(target: Locator, key = 'Enter'): Promise<void> {
    await this.tabTo(target);
    await this.press(key);
  }

  async typeInto(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.type(text);
  }
}
