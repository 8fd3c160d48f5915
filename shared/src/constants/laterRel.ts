/**
 * Attribute that holds the `rel` which a template link gets after the first frame. A link without `rel` is not fetched.
 */
export const LATER_REL = 'data-rel';
