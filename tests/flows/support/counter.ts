import type { Locator } from '@playwright/test';
import { expect } from '../../harness/shop-test.ts';

/** Performs and counts a thumb's actions. Choosing from a list counts as a field. */
export class Counter {
  taps = 0;
  fields = 0;

  async tap(target: Locator): Promise<void> {
    await target.tap();
    this.taps += 1;
  }

  async fill(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    this.fields += 1;
  }

  async choose(list: Locator, label: string): Promise<void> {
    await expect(list.locator('option', { hasText: label })).toHaveCount(1);
    await list.selectOption({ label });
    this.fields += 1;
  }
}
