/** Tells the console and the monitoring of a render error. Spec §8. */
export async function reportError(error: unknown): Promise<void> {
  console.error(error);
  try {
    const { reportException } = await import('../services/monitoring/index.ts');
    await reportException(error, new Date().toISOString());
  } catch {
    // Without a network there is nobody to tell.
  }
}
