/** Thrown where an endpoint has no data yet: its source has not been read. */
export class NotYet extends Error {}
