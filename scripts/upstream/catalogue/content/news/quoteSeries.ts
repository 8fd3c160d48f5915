/** Series of items that only quote prices, which the lists of coins tell better: what they say is over in an hour. */
export const QUOTE_SERIES: ReadonlySet<string> = new Set([
  'close',
  'move',
  'level',
  'busy',
  'week',
  'brief',
  'english',
  'sector',
  'gold',
]);
