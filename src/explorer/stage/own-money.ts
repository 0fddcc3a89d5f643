/** The sentence about money of the flow itself, not that of another flow's part within its screen. */
export const ownMoney = 'output[data-money]:not([data-flow] [data-flow] *)';
