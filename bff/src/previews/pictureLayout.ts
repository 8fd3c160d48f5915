import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import { PICTURE_MARK } from '@coinmirror/shared/constants/mark.ts';
import { PICTURE, PREVIEW_PAINTS } from '@coinmirror/shared/constants/paints.ts';
import { markTones } from '@coinmirror/shared/format/markTones.ts';
import type { Direction } from '@coinmirror/shared/format/percent.ts';
import { type Html, html } from '../prerender/html.ts';

const { width, height, left, right, line, lineWidth, footLine, footWidth, curve } = PICTURE;

/** Can every letter of a text be written? */
export type CanWrite = (text: string) => boolean;

interface PictureFooter {
  /** `演示数据` where what is shown is simulated, otherwise ''. */
  readonly mark: string;
  /** Of when what is shown is. */
  readonly time: string;
  /** Of what is shown: a half of the mark has its colour. */
  readonly direction: Direction;
}

/** What stands above the mirror line, and what hangs below it. */
interface PictureParts {
  readonly above: readonly Html[];
  readonly below: readonly Html[];
}

/** A picture as SVG, on ink: what is `above` and `below` the mirror line; at the foot the mark, the slogan, the time. */
export function framed({ mark, time, direction }: PictureFooter, { above, below }: PictureParts): Html {
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Noto Sans SC" font-weight="700" fill="${PREVIEW_PAINTS.words}"><rect width="100%" height="100%" fill="${PREVIEW_PAINTS.ground}"/>${above}<rect y="${line}" width="100%" height="${lineWidth}"/>${below}<rect y="${footLine}" width="100%" height="${footWidth}"/>${brandMark(direction)}<text x="146" y="560" font-size="30" letter-spacing="2">${BRAND.name}</text><g font-size="22" fill="${PREVIEW_PAINTS.quiet}"><text x="226" y="559">${BRAND.slogan}</text><text x="${right}" y="558" text-anchor="end">${time}</text></g>${mark === '' ? [] : label(mark, time)}</svg>`;
}

function brandMark(direction: Direction): Html {
  const { upper, lower } = markTones(direction);
  const above = upper === 'up' ? PREVIEW_PAINTS.up : PREVIEW_PAINTS.words;
  return html`<g transform="translate(${left} ${footLine - 40})"><path d="${PICTURE_MARK.upper}" fill="${above}"/><path d="${PICTURE_MARK.lower}" fill="${PREVIEW_PAINTS[lower]}"/></g>`;
}

/** Before the time. */
function label(mark: string, time: string): Html {
  const room = 22 * widthOf(mark) + 20;
  const end = right - (time === '' ? 0 : 22 * widthOf(time) + 24);
  return html`<rect x="${end - room}" y="534" width="${room}" height="32" fill="${PREVIEW_PAINTS.mark}"/><text x="${end - room / 2}" y="558" font-size="22" text-anchor="middle" fill="${PREVIEW_PAINTS.ground}">${mark}</text>`;
}

/** A line of values at the right, above its area; one that is hardly a line is left out. What did not move is level. */
export function curveOf(values: readonly number[]): Html {
  if (values.length < 2) return html``;
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const heightOf = (value: number) =>
    curve.bottom - (curve.bottom - curve.top) * (span > 0 ? (value - low) / span : 0.5);
  const points = values.map((value, index) => {
    const x = curve.left + ((width - curve.left) * index) / (values.length - 1);
    return `${x.toFixed(1)},${heightOf(value).toFixed(1)}`;
  });
  const path = points.join(' ');
  return html`<polygon points="${path} ${width},${line} ${curve.left},${line}" fill="${PREVIEW_PAINTS.area}"/><polyline points="${path}" fill="none" stroke="${PREVIEW_PAINTS.words}" stroke-width="4" stroke-linejoin="round"/>`;
}

/** Facts below the line, beside each other: the name of each over its value. */
export function factsOf(facts: readonly (readonly [name: string, value: string])[]): Html {
  const step = (right - left) / Math.max(facts.length, 3);
  const each = facts.map(([name, value], index) => {
    const x = left + step * index;
    return html`<text x="${x}" y="424" font-size="26" fill="${PREVIEW_PAINTS.quiet}">${name}</text><text x="${x}" y="474" font-size="${fittingSize(value, 38, step - 16)}">${value}</text>`;
  });
  return html`${each}`;
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
export function fittingSize(text: string, size: number, room: number): number {
  return Math.min(size, Math.floor(room / Math.max(widthOf(text), 1)));
}
