import { describe, expect, test } from 'vitest';
import { safeAddresses } from './safeAddresses.ts';
import { readSource } from './sourceFile.ts';

/** `§` stands for the dollar sign of a template. */
const linesOf = (text: string, path = 'web/src/features/a/A.tsx') =>
  safeAddresses.run(readSource(path, text.replaceAll('§', '$'))).map(({ line }) => line);
const GATEWAY = 'bff/src/prerender/a.ts';

describe('addresses through the gate', () => {
  test.each([
    'const A = ({ url }) => <a href={url}>a</a>;',
    'const A = ({ url }) => <img alt="" src={url} />;',
    'const A = ({ url }) => <a href={`§{url}/a`}>a</a>;',
    'const A = ({ url }) => <a href={`//§{url}`}>a</a>;',
    "const A = ({ url }) => <a href={url ? url : '/'}>a</a>;",
    'const A = ({ url }) => <form action={cleaned(url)} />;',
  ])('finds %j', (text) => {
    expect(linesOf(text)).toEqual([1]);
  });

  test.each([
    'const A = ({ url }) => <a href={safeAddress(url)}>a</a>;',
    "const A = () => <a href={hrefTo('home')}>a</a>;",
    "const A = ({ url }) => <a href={url ? safeAddress(url) : '/'}>a</a>;",
    'const A = ({ id }) => <a href={`#§{id}`}>a</a>;',
    'const A = ({ mail }) => <a href={`mailto:§{mail}`}>a</a>;',
    'const A = ({ url }) => <ExternalLink href={url} />;',
    'const A = () => <a href="/x">a</a>;',
  ])('accepts %j', (text) => {
    expect(linesOf(text)).toEqual([]);
  });

  test('finds markup that the gateway writes without its own template', () => {
    expect(linesOf('const a = (url) => `<a href="§{url}">a</a>`;', GATEWAY)).toEqual([1]);
    expect(linesOf('const a = (url) => raw`<img src=§{url}>`;', GATEWAY)).toEqual([1]);
    expect(linesOf('const a = (url) => html`<a href="§{url}">a</a>`;', GATEWAY)).toEqual([]);
    expect(linesOf('const a = () => `<a href="§{hrefTo(\'home\')}">a</a>`;', GATEWAY)).toEqual([]);
  });
});
