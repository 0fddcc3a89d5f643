/** The running session, for whoever does without it until it is needed: a guest's page never loads it. */
export const loadSession = async () => (await import('./session.ts')).startSession();
