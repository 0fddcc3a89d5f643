const mix = (level: 1 | 2 | 3 | 4, share: number) => ({
  background: `color-mix(in srgb,$colors$tide${level} ${share}%,$colors$page)`,
});

/** Behind a packet's picture: the stronger its flow, the warmer. */
export const flowTint = { 1: mix(1, 42), 2: mix(2, 34), 3: mix(3, 26), 4: mix(4, 22) };
