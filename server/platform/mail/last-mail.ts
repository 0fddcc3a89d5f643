/** Kind of the mail that confirms the closing of an account: its row is deleted as soon as it is sent. */
export const lastMailKind = 'accountDeleted';
