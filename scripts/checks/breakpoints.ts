import type { Problem } from './problem.ts';

const SHEET_QUERY = /@media[^{]*?\(([^)]*\d+px[^)]*)\)/;
const CODE_QUERY = /['"`(]\s*\(((?:min|max)-width:[^)]*\d+px)\)/;

/** Widths of the window have names, so that style sheets and code change at the same one. */
export function widthsByName(path: string, text: string): readonly Problem[] {
  if (!path.startsWith('web/') || /\.test\.tsx?$/.test(path)) return [];
  const query = path.endsWith('.css') ? SHEET_QUERY : CODE_QUERY;
  return text.split('\n').flatMap((content, index) => {
    const [, width] = query.exec(content) ?? [];
    if (width === undefined) return [];
    const message = `writes (${width}): use a name of shared/src/constants/breakpoints.ts, @media (--phone) or upTo('phone').`;
    return [{ path, line: index + 1, message }];
  });
}
