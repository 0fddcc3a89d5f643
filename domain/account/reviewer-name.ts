/** What stands beside a review: "Elif Y." */
export const reviewerName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${String.fromCodePoint(lastName.codePointAt(0) ?? 46)}.`.trim();
