import { type Account, ACCOUNT_TYPES, type AccountType } from './account.ts';

type MenuEntry = {
  readonly id: string;
  readonly path: string;
  readonly group: 'boxes' | 'codes' | 'me' | 'access';
  readonly seenBy: readonly AccountType[];
  /** Shown to customers with a password, or to those without one; to both when it is left out. */
  readonly hasPassword?: boolean;
};

/** Menu entries in order, with their paths and the account types that see them. Spec §2. */
export const ACCOUNT_MENU = [
  { id: 'my-subscription', path: '/account', group: 'boxes', seenBy: ['normal', 'charity'] },
  { id: 'my-orders', path: '/account/orders', group: 'boxes', seenBy: ['normal', 'charity'] },
  { id: 'our-family-code', path: '/account/family-code', group: 'codes', seenBy: ['normal'] },
  { id: 'partnership-code', path: '/account/coupons', group: 'codes', seenBy: ['normal'] },
  { id: 'my-user-info', path: '/account/profile', group: 'me', seenBy: ['normal', 'charity'] },
  { id: 'corporation-profile-info', path: '/account/corporation-profile', group: 'me', seenBy: ['charity'] },
  {
    id: 'change-my-password',
    path: '/account/change-password',
    group: 'access',
    seenBy: ['normal', 'charity'],
    hasPassword: true,
  },
  {
    id: 'create-password',
    path: '/account/create-password',
    group: 'access',
    seenBy: ['normal', 'charity'],
    hasPassword: false,
  },
  { id: 'my-addresses', path: '/account/addresses', group: 'me', seenBy: ['normal', 'charity'] },
  { id: 'my-saved-cards', path: '/account/cards', group: 'me', seenBy: ['normal'] },
  { id: 'communication', path: '/account/communication', group: 'me', seenBy: ['normal', 'charity'] },
] as const satisfies readonly MenuEntry[];

export type AccountMenuEntry = (typeof ACCOUNT_MENU)[number];
export type AccountMenuId = AccountMenuEntry['id'];
export type AccountMenuGroup = MenuEntry['group'];

type Viewer = Pick<Account, 'accountType' | 'hasPassword'>;

const isSeenBy = ({ seenBy, hasPassword }: MenuEntry, viewer: Viewer): boolean =>
  seenBy.includes(viewer.accountType) && (hasPassword === undefined || hasPassword === viewer.hasPassword);

export const accountMenuOf = (viewer: Viewer): readonly AccountMenuEntry[] =>
  ACCOUNT_MENU.filter((entry) => isSeenBy(entry, viewer));

/** The entry of the page at `path` (without its language): an exact match, else the entry it lies below. */
export const accountMenuEntryAt = (path: string): AccountMenuEntry | null =>
  ACCOUNT_MENU.find((entry) => entry.path === path) ??
  ACCOUNT_MENU.find((entry) => entry.path !== '/account' && path.startsWith(`${entry.path}/`)) ??
  null;

const entryOf = (path: string): MenuEntry | null => accountMenuEntryAt(path);

/** Whether every account type has the page at `path` (without its language). */
export const isEverybodys = (path: string): boolean =>
  ACCOUNT_TYPES.every((kind) => entryOf(path)?.seenBy.includes(kind) ?? true);

/** Redirect from a page (its path without language) that this account type does not have; null: it has it. Spec §6. */
export function ledAwayFrom(path: string, { accountType }: Pick<Account, 'accountType'>): string | null {
  const entry = entryOf(path);
  return !entry || entry.seenBy.includes(accountType) ? null : '/account';
}
