/**
 * What the gateway tells the community host of the browser that calls, beside its address: a lasting one-way hash of its
 * `uid` cookie, so that a code belongs to the browser that asked for it.
 */
export const DEVICE_HEADER = 'x-visitor-device';
/** `1` where the browser has logged in with the call's phone number before. */
export const KNOWN_HEADER = 'x-visitor-known';
