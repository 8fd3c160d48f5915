import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import { PREVIEW_PAINTS } from '@coinmirror/shared/constants/paints.ts';
import { PREVIEW_SIZE } from '../pages/previews.ts';
import { type Html, html } from '../prerender/html.ts';

/** The border around everything, px. */
export const MARGIN = 72;
/** Where what is at the right ends. */
export const RIGHT = PREVIEW_SIZE.width - MARGIN;

/** Can every letter of a text be written? */
export type CanWrite = (text: string) => boolean;

interface PictureFooter {
  /** `演示数据` where what is shown is simulated, otherwise ''. */
  readonly mark: string;
  /** Of when, and by whom, what is shown is. */
  readonly foot: string;
}

/** A picture as SVG: the brand, the mark of simulated data, at the foot a line and the brand's, and what is `shown`. */
export function framed({ mark, foot }: PictureFooter, shown: readonly Html[]): Html {
  const { width, height } = PREVIEW_SIZE;
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Noto Sans SC" font-weight="700" fill="${PREVIEW_PAINTS.words}"><rect width="100%" height="100%" fill="${PREVIEW_PAINTS.ground}"/>${LOGO}<text x="${MARGIN + 84}" y="106" font-size="44">${BRAND.name}</text>${mark === '' ? [] : label(mark)}<g font-size="26" fill="${PREVIEW_PAINTS.quiet}"><text x="${MARGIN}" y="586">${foot}</text><text x="${RIGHT}" y="586" text-anchor="end">${BRAND.slogan}</text></g>${shown}</svg>`;
}

/** `web/public/favicon.svg`. */
const LOGO = html`<g transform="translate(${MARGIN} 58) scale(2)" fill="none" stroke="${PREVIEW_PAINTS.words}" stroke-linecap="round" stroke-linejoin="round"><rect width="32" height="32" rx="8" fill="${PREVIEW_PAINTS.brand}" stroke="none"/><circle cx="14" cy="14" r="7.5" stroke-width="2.5"/><path d="m19.6 19.6 5.4 5.4" stroke-width="3"/><path d="m10 16.2 2.6-3 2.2 1.8 3.2-4" stroke-width="2"/></g>`;

function label(mark: string): Html {
  const width = 30 * widthOf(mark) + 48;
  return html`<rect x="${RIGHT - width}" y="62" width="${width}" height="56" rx="28" fill="${PREVIEW_PAINTS.mark}"/><text x="${RIGHT - width / 2}" y="101" font-size="30" text-anchor="middle" fill="${PREVIEW_PAINTS.ground}">${mark}</text>`;
}

const NARROW = /^[ .,:;'!|()[\]ijl-]$/;
const WIDE = /^[MWmw@%]$|[^ -~]/;

/** At most so many ems does a line of text take. */
export function widthOf(text: string): number {
  const letter = (one: string) =>
    NARROW.test(one) ? 0.38 : WIDE.test(one) ? 1 : /[A-Z]/.test(one) ? 0.74 : 0.62;
  return [...text].reduce((sum, one) => sum + letter(one), 0);
}

/** The largest size, up to `size`, at which a text is at most `width` px wide. */
export function fittingSize(text: string, size: number, width: number): number {
  return Math.min(size, Math.floor(width / Math.max(widthOf(text), 1)));
}
