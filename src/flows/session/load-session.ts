/** The running session, loaded when it is needed: a guest's page never loads it. */
export const loadSession = async () => (await import('./session.ts')).startSession();
