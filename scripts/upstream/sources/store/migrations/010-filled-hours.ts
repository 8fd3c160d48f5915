/**
 * Of an hour of futures: whether its open interest is not of what was polled in it, but of what its venue told of its own past
 * later (1); NULL: polled.
 */
export const filledHours = `
ALTER TABLE futures_hours ADD COLUMN filled INTEGER;
`;
