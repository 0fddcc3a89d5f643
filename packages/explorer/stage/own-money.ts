/** The sentence about money of the flow itself, not that of another flow's part within its screen. */
const ownMoney = 'output[data-money]:not([data-flow] [data-flow] *)';

/**
 * Of whom the screen's word on the money is, the first that is there: the flow itself; else the flow that runs inside
 * it; else a strip at the head of a page.
 */
export const moneyOnScreen = [ownMoney, 'output[data-money]', '[data-news][data-money]'] as const;
