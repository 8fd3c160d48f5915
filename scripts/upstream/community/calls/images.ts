import type { CommunityContext } from './context.ts';

/** What is sent as it is: bytes, or an envelope that says why there are none. */
export interface ImageAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const YEAR = 365 * 24 * 3600;

/** An uploaded picture as bytes; its name never refers to another picture, so it can be cached for a year. */
export function answerImage(
  { name }: Readonly<Record<string, unknown>>,
  { store }: Pick<CommunityContext, 'store'>,
): ImageAnswer {
  const image = typeof name === 'string' ? store.images.find(name) : null;
  if (!image) return { status: 404, body: { code: 404, msg: '图片不存在' } };
  const headers = {
    'content-type': image.type,
    'cache-control': `public, max-age=${YEAR}, immutable`,
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
  };
  return { status: 200, body: image.bytes, headers };
}
