import { describe, expect, it } from 'vitest';
import { accountMenuEntryAt, accountMenuOf, isEverybodys, ledAwayFrom } from './index.ts';

describe('the account menu', () => {
  /** For each entry: the account types that see it, with and without a password. */
  it.each([
    [
      'my-subscription [MENU-1]',
      'my-subscription',
      '/account',
      'normal with, normal without, charity with, charity without',
    ],
    [
      'my-orders [MENU-2]',
      'my-orders',
      '/account/orders',
      'normal with, normal without, charity with, charity without',
    ],
    ['our-family-code [MENU-3]', 'our-family-code', '/account/family-code', 'normal with, normal without'],
    ['partnership-code [MENU-4]', 'partnership-code', '/account/coupons', 'normal with, normal without'],
    [
      'my-user-info [MENU-5]',
      'my-user-info',
      '/account/profile',
      'normal with, normal without, charity with, charity without',
    ],
    [
      'corporation-profile-info [MENU-6]',
      'corporation-profile-info',
      '/account/corporation-profile',
      'charity with, charity without',
    ],
    ['change-my-password [MENU-7]', 'change-my-password', '/account/change-password', 'normal with, charity with'],
    ['create-password [MENU-8]', 'create-password', '/account/create-password', 'normal without, charity without'],
    [
      'my-addresses [MENU-9]',
      'my-addresses',
      '/account/addresses',
      'normal with, normal without, charity with, charity without',
    ],
    ['my-saved-cards [MENU-10]', 'my-saved-cards', '/account/cards', 'normal with, normal without'],
    [
      'communication [MENU-11]',
      'communication',
      '/account/communication',
      'normal with, normal without, charity with, charity without',
    ],
  ])('%s', (_, entry, path, seenBy) => {
    const viewers = (['normal', 'charity'] as const).flatMap((accountType) =>
      [true, false].map((hasPassword) => ({ accountType, hasPassword })),
    );
    const seeing = viewers.filter((viewer) => accountMenuOf(viewer).some(({ id }) => id === entry));
    const said = seeing.map(({ accountType, hasPassword }) => `${accountType} ${hasPassword ? 'with' : 'without'}`);
    expect([accountMenuEntryAt(path)?.id, said.join(', ')]).toEqual([entry, seenBy]);
  });

  it('keeps one order, and redirects from pages the account type lacks', () => {
    expect(accountMenuOf({ accountType: 'normal', hasPassword: true }).map(({ id }) => id)).toEqual([
      'my-subscription',
      'my-orders',
      'our-family-code',
      'partnership-code',
      'my-user-info',
      'change-my-password',
      'my-addresses',
      'my-saved-cards',
      'communication',
    ]);
    const charity = { accountType: 'charity', hasPassword: false } as const;
    const pages = ['/account', '/account/cards', '/account/profile/delete-account', '/account/corporation-profile'];
    expect(pages.map((path) => ledAwayFrom(path, charity))).toEqual([null, '/account', null, null]);
    expect(pages.map((path) => isEverybodys(path))).toEqual([true, false, true, false]);
    expect(ledAwayFrom('/account/corporation-profile', { accountType: 'normal' })).toBe('/account');
  });
});
