import { expect, it } from 'vitest';
import { newerStyles } from './newerStyles.ts';

it.each([
  ['.a{background:color-mix(in srgb,var(--up) 14%,transparent)}', ['color-mix(']],
  ['.a{color:light-dark(#000,#fff)}', ['light-dark(']],
  ['.a{color:rgb(from var(--up) r g b/50%)}', ['rgb(from']],
  ['@scope (.card){a{color:red}}', ['@scope']],
  ['@supports (color:red){.b{color:red}}.a{color:oklch(.5 .1 20)}', ['oklch(']],
])('%s uses %j', (css, found) => {
  expect(newerStyles(css)).toEqual(found);
});

it.each([
  [
    'what is asked for first',
    '@supports (color:color-mix(in srgb,red,red)){@media print{.a{color:color-mix(in srgb,red,blue)}}.b{color:color-mix(in srgb,red,blue)}}',
  ],
  ['a comment', '/* color-mix(in srgb, red, blue) */.a{color:red}'],
  ['a text', '.a::before{content:"color-mix(";}'],
  ['an older function', '.a{color:rgb(0 0 0/8%);width:max(1px,2rem)}.background-color{}'],
])('%s may be used', (_what, css) => {
  expect(newerStyles(css)).toEqual([]);
});
