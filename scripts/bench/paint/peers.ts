import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startPeer } from '../node.ts';
import type { Server } from '../process.ts';
import type { Visited } from './opened.ts';

/**
 * The same words and rows without any script, styles inlined, from a bare `node:http`: the lower bound for painting
 * this content.
 */
export async function startPlainPeer(url: string): Promise<{ server: Server; visited: Visited }> {
  const body = brotliCompressSync(await withoutScripts(url));
  const folder = mkdtempSync(join(tmpdir(), 'coinmirror-paint-'));
  const file = join(folder, 'body.br');
  writeFileSync(file, body);
  const head = [
    ['content-type', 'text/html; charset=utf-8'],
    ['content-encoding', 'br'],
    ['content-length', String(body.length)],
  ].flat();
  const server = await startPeer('bare', { BODY: file, HEAD: JSON.stringify(head) });
  return { server, visited: { url: `http://127.0.0.1:${server.port}/` } };
}

/** Our page; only the app's own frame has a `main` with this id, prerendered pages have none. */
export function ownPage(url: string): Visited {
  return { url, drawn: '#content' };
}

/**
 * The page that fetches its data after start: our page for a visitor with a login cookie, who gets the bare template
 * (without words and answers).
 */
export function fetchedAfterStart(url: string): Visited {
  return { ...ownPage(url), cookies: { user_name: 'bench' } };
}

async function withoutScripts(url: string): Promise<string> {
  const html = await textAt(url);
  const styles = [...html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)].map(([tag]) => tag);
  const texts = await Promise.all(
    styles.map((tag) => textAt(new URL(/href="([^"]+)"/.exec(tag)?.[1] ?? '', url).href)),
  );
  const bare = styles.reduce((page, tag, at) => page.replace(tag, () => `<style>${texts[at]}</style>`), html);
  return bare
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\brel="(?:modulepreload|preload|icon)"[^>]*>/g, '')
    .replace(/<img\b[^>]*>/g, '<i></i>');
}

async function textAt(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return response.text();
}
