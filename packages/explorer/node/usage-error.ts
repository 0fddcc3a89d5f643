/** A mistake on the command line: printed without a stack, exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** A machine that cannot be made or walked: printed without a stack, exit code 1. */
export class BrokenFlowError extends Error {
  override name = 'BrokenFlowError';
}

/** Runs a command with its arguments. Prints a usage error (exit code 2) or a broken flow (1) without a stack. */
export async function runCommand(main: (args: readonly string[]) => Promise<void>): Promise<void> {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof BrokenFlowError)) throw error;
    console.error(error.message);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}
