import { type Account, STUDENT_TAG } from './account.ts';

/** Turkey's universities have their addresses below edu.tr. */
const isUniversityEmail = (email: string): boolean => /@(?:[^@\s.]+\.)+edu\.tr$/i.test(email);

/**
 * The tags of an account after its owner has proven access to the mail address `proven`: a university's address makes
 * an individual a student; changing from one to another address ends that.
 */
export function tagsWhenProven<Tag extends string>(
  { accountType, email, tags }: Pick<Account, 'accountType' | 'email'> & { readonly tags: readonly Tag[] },
  proven: string,
): (Tag | typeof STUDENT_TAG)[] {
  const others = tags.filter((tag) => tag !== STUDENT_TAG);
  if (accountType === 'normal' && isUniversityEmail(proven)) return [...others, STUDENT_TAG];
  return isUniversityEmail(email) ? others : [...tags];
}
