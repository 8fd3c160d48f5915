import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import { ICON_MARK, PLATE_MARK } from '@coinmirror/shared/constants/mark.ts';
import { TOKEN_PAINTS } from '@coinmirror/shared/constants/paints.ts';

const { ink, bar, dark } = TOKEN_PAINTS;

/** The icon of a tab: ink, in the theme of the system. Its reflection has two strips below 22 px, and three above. */
export function faviconSvg(): string {
  const { upper, rule, twoStrips, threeStrips } = ICON_MARK;
  const style = `path{fill:${ink}}.f{display:none}@media(prefers-color-scheme:dark){path{fill:${dark.ink}}}@media(min-width:22px){.s{display:none}.f{display:inline}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><title>${BRAND.name}</title><style>${style}</style><path d="${upper}${rule}"/><g opacity=".6"><path class="s" d="${twoStrips}"/><path class="f" d="${threeStrips}"/></g></svg>\n`;
}

/** The icon of an installed site, which a system may cut to a circle. */
export function plateSvg(): string {
  const { upper, rule, lower } = PLATE_MARK;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path fill="${ink}" d="M0 0h512v512H0z"/><path fill="${bar.words}" d="${upper}${rule}"/><path fill="${dark.rule}" d="${lower}"/></svg>`;
}

/** The pictures of the plate, by their edge in px. iOS takes the first. */
export const PLATES = [
  { name: 'apple-touch-icon.png', edge: 180 },
  { name: 'icon-192.png', edge: 192 },
  { name: 'icon-512.png', edge: 512 },
] as const;

/** The manifest of the installed site. */
export function manifestJson(): string {
  const icons = PLATES.slice(1).flatMap(({ name, edge }) =>
    ['any', 'maskable'].map((purpose) => ({
      ...{ src: `/${name}`, sizes: `${edge}x${edge}`, type: 'image/png', purpose },
    })),
  );
  const manifest = {
    ...{ name: `${BRAND.name} ${BRAND.latinName}`, short_name: BRAND.name, description: BRAND.slogan },
    ...{ lang: 'zh-CN', start_url: '/', scope: '/', display: 'standalone' },
    ...{ background_color: TOKEN_PAINTS.light.paper, theme_color: ink, icons },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
