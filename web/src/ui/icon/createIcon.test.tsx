import { render } from '@testing-library/react';
import { createLucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createIcon } from './createIcon.ts';

const node: [string, Record<string, string>][] = [
  ['path', { d: 'M18 6 6 18', key: 'a' }],
  ['rect', { width: '18', height: '18', x: '3', y: '4', rx: '2', key: 'b' }],
];
const Ours = createIcon({ node });
const Lucide = createLucideIcon('sample', node);

/** The attributes and elements of a drawn icon, without the class names of lucide. */
function drawn(icon: ReactNode) {
  const svg = render(icon).container.firstElementChild;
  const attributes = [...(svg?.attributes ?? [])].map(({ name, value }) => [name, value]);
  const own = (value = '') => value.replaceAll(/\blucide(-sample)?\b/g, '').trim();
  const { class: classNames, ...rest }: Record<string, string> = Object.fromEntries(attributes);
  return { ...rest, classNames: own(classNames), elements: svg?.innerHTML };
}

test.each([
  ['plain', {}],
  ['sized and styled', { size: 12, className: 'chevron' }],
  ['hidden', { 'aria-hidden': 'true' as const }],
  ['named', { role: 'img', 'aria-label': '关闭' }],
  ['filled', { fill: 'currentColor', strokeWidth: 3 }],
])('an icon is drawn as lucide draws it: %s', (_, props) => {
  const ours = drawn(<Ours {...props} />);
  expect(ours).toEqual(drawn(<Lucide {...props} />));
  expect(ours.elements).toContain('M18 6 6 18');
});
