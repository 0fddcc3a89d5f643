export * from './account.ts';
export * from './balance.ts';
export * from './account-menu.ts';
export * from './corporation.ts';
export * from './held-data.ts';
export * from './phone.ts';
export * from './person-fields.ts';
export * from './profile.ts';
