/** A picture cannot be drawn now. */
export class NotNow extends Error {}
