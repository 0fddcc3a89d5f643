type Named = { readonly firstName?: string | null; readonly lastName?: string | null };

/** "Elif Yılmaz", or the part of it that is known; empty when nothing is. */
export const fullName = ({ firstName, lastName }: Named): string => [firstName, lastName].filter(Boolean).join(' ');

/** The name shown with a review: "Elif Y."; null when no name is known. */
export const reviewerName = ({ firstName, lastName }: Named): string | null =>
  fullName({
    firstName,
    lastName: lastName && `${/\p{L}/u.exec(lastName)?.[0] ?? String.fromCodePoint(lastName.codePointAt(0)!)}.`,
  }) || null;
