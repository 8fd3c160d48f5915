import { type RequestHandler, type Response, Router } from 'express';
import type { Site } from '../cache/publicFiles.ts';
import { FILE_HEADERS } from '../http/fileHeaders.ts';
import { llmsText } from './llms.ts';
import { openApi } from './openapi/openApi.ts';

const HEADERS = {
  'cache-control': 'public, max-age=3600',
  'access-control-allow-origin': '*',
  ...FILE_HEADERS,
};

/** `/llms.txt` and `/openapi.json`: what programs are told of the site. Neither changes while the process lives. */
export function createPrograms({ siteOrigin, isSimulated }: Pick<Site, 'siteOrigin' | 'isSimulated'>) {
  const router = Router();
  let api: string | null = null;

  router.get('/llms.txt', (_req, res) => send(res, 'text/plain', `${llmsText(siteOrigin, isSimulated)}\n`));
  router.get('/openapi.json', (_req, res) => {
    api ??= JSON.stringify(openApi(siteOrigin));
    send(res, 'application/json', api);
  });
  return router satisfies RequestHandler;
}

function send(res: Response, type: string, text: string): void {
  res.set(HEADERS);
  res.type(type).send(text);
}
