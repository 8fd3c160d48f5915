/** When the catalogue's prices, supplies and reserves were counted: 2026-01-01 00:00 UTC. */
export const ANCHOR = Date.UTC(2026, 0, 1);
