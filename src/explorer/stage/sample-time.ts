/** The time at which the samples play: a walk looks the same on every day. Epoch milliseconds. */
export const sampleNow = () => 1_800_000_000_000;
