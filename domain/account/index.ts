export * from './account.ts';
export * from './balance.ts';
export * from './account-menu.ts';
export * from './corporation.ts';
export * from './phone.ts';
export * from './person-fields.ts';
export * from './profile.ts';
export * from './sign-in.ts';
