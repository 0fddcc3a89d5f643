import type { AccountType } from './account.ts';

type MenuEntry = { readonly id: string; readonly path: string; readonly seenBy: readonly AccountType[] };

/** Who sees what, in menu order, with the path of each entry. Spec §2. */
export const ACCOUNT_MENU = [
  { id: 'my-subscription', path: '/account', seenBy: ['normal', 'charity'] },
  { id: 'my-orders', path: '/account/orders', seenBy: ['normal', 'charity'] },
  { id: 'our-family-code', path: '/account/family-code', seenBy: ['normal'] },
  { id: 'partnership-code', path: '/account/coupons', seenBy: ['normal'] },
  { id: 'my-user-info', path: '/account/profile', seenBy: ['normal', 'charity'] },
  { id: 'corporation-profile-info', path: '/account/corporation-profile', seenBy: ['charity'] },
  { id: 'change-my-password', path: '/account/change-password', seenBy: ['normal', 'charity'] },
  { id: 'create-password', path: '/account/create-password', seenBy: ['normal', 'charity'] },
  { id: 'my-addresses', path: '/account/addresses', seenBy: ['normal', 'charity'] },
  { id: 'my-saved-cards', path: '/account/cards', seenBy: ['normal'] },
  { id: 'communication', path: '/account/communication', seenBy: ['normal', 'charity'] },
] as const satisfies readonly MenuEntry[];

export type AccountMenuEntry = (typeof ACCOUNT_MENU)[number];
export type AccountMenuId = AccountMenuEntry['id'];

export function accountMenuOf(accountType: AccountType): readonly AccountMenuEntry[] {
  return ACCOUNT_MENU.filter(({ seenBy }) => isSeenBy(seenBy, accountType));
}

export function canSeeMenuEntry(accountType: AccountType, id: AccountMenuId): boolean {
  return accountMenuOf(accountType).some((entry) => entry.id === id);
}

function isSeenBy(seenBy: readonly AccountType[], accountType: AccountType): boolean {
  return seenBy.includes(accountType);
}
