/** The mail that says that an account is closed: its row, and the address in it, go as soon as it has left. */
export const lastMailKind = 'accountDeleted';
