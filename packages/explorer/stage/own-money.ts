/** The money sentence of the flow itself, not of a part of another flow within its screen. */
const ownMoney = 'output[data-money]:not([data-flow] [data-flow] *)';

/**
 * Selectors of the screen's money sentence, in order: the flow itself; else the flow that runs inside
 * it; else a strip at the top of a page.
 */
export const moneyOnScreen = [ownMoney, 'output[data-money]', '[data-news][data-money]'] as const;
