import { type ComponentProps, createElement, type ReactNode } from 'react';

/** An icon as lucide stores it: its elements in a square of 24 units. */
interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

type IconProps = ComponentProps<'svg'> & { readonly size?: number | string };

/**
 * One component per icon, drawn as lucide draws it, without its two nested components, context and default classes: a
 * ranking draws hundreds of icons. The build puts it in the place of lucide's own (`vite/icons.ts`). `size` is in px.
 */
export function createIcon({ node }: IconData) {
  const elements = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (props: IconProps) => draw(elements, props);
}

function draw(elements: ReactNode, { size = 24, children, ...props }: IconProps) {
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    width: size,
    height: size,
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    'aria-hidden': isNamed(props) ? undefined : 'true',
    ...props,
  } as const;
  return createElement('svg', attributes, elements, children);
}

/** Whether the caller says what the icon means; any other is decoration. */
function isNamed(props: object): boolean {
  return Object.keys(props).some((name) => name.startsWith('aria-') || name === 'role' || name === 'title');
}
