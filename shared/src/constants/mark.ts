/** The mark: a triangle on the mirror line, its reflection hanging from the line in strips. Path data, by where it stands. */

/** In a page: the line is the one under the menu. Both halves are 40 px wide, the upper 30 px high, the lower 13. */
export const PAGE_MARK = {
  upper: 'M0 30 20 2l20 28z',
  lower: 'M0 0H40L34 4.2H6zM8.57 6H31.43L27.43 8.8H12.57zM14.86 10.4H25.14L22.86 12H17.14z',
} as const;

/** Up to 48 px, in a square of 16: three strips would run together below 22 px. */
export const ICON_MARK = {
  upper: 'M2.5 9.5 8 1.5l5.5 8z',
  rule: 'M0 9.5h16v1.25H0z',
  twoStrips: 'M2.5 10.75H13.5L12.03 12.25H3.97zM4.96 13.25H11.04L9.82 14.5H6.18z',
  threeStrips:
    'M2.5 10.75H13.5L12.03 12.25H3.97zM4.66 12.95H11.34L10.36 13.95H5.64zM6.33 14.65H9.67L9.08 15.25H6.92z',
} as const;

/** On a plate of 512, within the circle that a system may cut out of it. */
export const PLATE_MARK = {
  upper: 'M104 272 256 82l152 190z',
  rule: 'M0 272h512v20H0z',
  lower:
    'M104 292H408L365.84 330H146.16zM163.91 346H348.09L321.46 370H190.54zM208.29 386H303.71L288.18 400H223.82z',
} as const;

/** At the foot of a picture of 1200 px, 60 px wide; its line is 40 px below its top. */
export const PICTURE_MARK = {
  upper: 'M0 40 30 0l30 40z',
  lower: 'M4.5 45H55.5L50 52H10zM15 55H45l-4 5H19z',
} as const;
