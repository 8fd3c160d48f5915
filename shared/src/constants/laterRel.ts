/**
 * The attribute with the `rel` that a link of the shell has from the first paint on. A link without a `rel` is not
 * fetched.
 */
export const LATER_REL = 'data-rel';
