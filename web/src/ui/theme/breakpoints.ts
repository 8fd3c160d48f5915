/** The widths at which the layout changes, in CSS pixels; the same numbers stand in the media queries. */
export const PHONE_MAX = 640;
export const TABLET_MAX = 1024;
export const RAIL_MIN = 1200;

export const PHONE_QUERY = `(max-width: ${PHONE_MAX}px)`;
export const TABLET_QUERY = `(max-width: ${TABLET_MAX}px)`;
