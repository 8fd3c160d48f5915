import type { Drawn } from '../panel/drawable.ts';

/** Image pixels per screen pixel. */
const SCALE = 2;
/** px beside the drawing that its scale's words take. */
const SCALE_ROOM = 64;
/** What a style sheet decides, which an image cannot load. */
const DRAWN = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font',
  'paint-order',
  'display',
  'transform',
];

/** An SVG of the page on a canvas, with the styles it has there. */
export async function svgCanvas(svg: SVGSVGElement, background: string): Promise<Drawn> {
  const { width, height } = svg.getBoundingClientRect();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(styledCopy(svg, width, height))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = (width + SCALE_ROOM) * SCALE;
  canvas.height = height * SCALE;
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('no canvas');
  brush.fillStyle = background;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.scale(SCALE, SCALE);
  brush.drawImage(image, 0, 0);
  return { canvas, scale: SCALE };
}

/** The markup of an SVG that looks the same without a style sheet. */
function styledCopy(svg: SVGSVGElement, width: number, height: number): string {
  const copy = svg.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error('no copy');
  const [from, to] = [svg, copy].map((root) => [...root.querySelectorAll<SVGElement>('*')]);
  for (const [at, element] of (to ?? []).entries()) {
    const original = from?.[at];
    if (original === undefined) continue;
    const style = getComputedStyle(original);
    for (const name of DRAWN) element.style.setProperty(name, style.getPropertyValue(name));
  }
  // Words beside the plot lie outside its box: the image is wider, the plot is not.
  const outer = document.createElementNS(copy.namespaceURI ?? '', 'svg');
  outer.setAttribute('width', String(width + SCALE_ROOM));
  outer.setAttribute('height', String(height));
  copy.setAttribute('width', String(width));
  copy.style.setProperty('overflow', 'visible');
  outer.append(copy);
  return new XMLSerializer().serializeToString(outer);
}
