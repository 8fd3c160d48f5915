import { withBreakpoints } from '@coinmirror/shared/constants/breakpoints.ts';
import type { CSSOptions } from 'vite';

/** Style sheets name breakpoints, in the syntax of custom media queries; the table they are in is TypeScript's, too. */
export const namedMedia: CSSOptions = {
  postcss: {
    plugins: [
      {
        postcssPlugin: 'named-media',
        AtRule: {
          media(rule) {
            const query = withBreakpoints(rule.params);
            if (query !== rule.params) rule.params = query;
          },
        },
      },
    ],
  },
};
