import type { IncomingMessage } from 'node:http';
import { BRAND } from '@coinmirror/shared/constants/brand.ts';
import { SEARCH_INPUT_MAX } from '@coinmirror/shared/constants/limits.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { safeAddress } from '@coinmirror/shared/routes/safeAddress.ts';
import { isCallPath } from './callPath.ts';

/** Does a person ask? A browser names HTML among what it takes; a call is a script's, whatever it takes. */
export function isPerson(req: IncomingMessage): boolean {
  return req.headers.accept?.includes('text/html') === true && !isCallPath(req.url);
}

/** The page carries neither script nor file: whatever was refused, nothing more is asked for it. */
export const REFUSAL_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
} as const;

const STYLE = `
:root{color-scheme:light dark}
body{margin:0;padding:18vh 16px 0;font:14px/1.6 -apple-system,"PingFang SC","Noto Sans SC","Microsoft YaHei",sans-serif;text-align:center}
h1{margin:16px 0 8px;font-size:20px}
p{margin:8px 0}
form{display:flex;gap:8px;max-width:360px;margin:24px auto}
input,button{box-sizing:border-box;height:44px;padding:0 12px;font:inherit}
input{flex:1;min-width:0}
code{user-select:all}
`.replaceAll('\n', '');

/** `words` and `hint` are texts of ours, without markup; `hint` says what may help. */
export interface RefusalWords {
  readonly status: number;
  readonly words: string;
  readonly hint?: string;
  readonly requestId: string;
}

/** A refusal as a person reads it: the sentence, what may help, a search field, the way home, and its id in the log. */
export function refusalPage({ status, words, hint = '', requestId }: RefusalWords): Buffer {
  return Buffer.from(
    `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${words} - ${BRAND.name}</title><style>${STYLE}</style></head><body><main><p>${BRAND.name} · ${status}</p><h1>${words}</h1>${hint && `<p>${hint}</p>`}<form action="${safeAddress(hrefTo('search'))}" role="search"><input name="word" maxlength="${SEARCH_INPUT_MAX}" aria-label="搜索本站" placeholder="币种、交易所、资讯"><button>搜索</button></form><p><a href="${safeAddress(hrefTo('home'))}">返回首页</a></p><p>编号 <code>${requestId}</code>${status >= 500 ? ` · <a href="${safeAddress(reportHref(requestId))}">反馈</a>` : ''}</p></main></body></html>`,
  );
}

/** The feedback dialog over the home page, about this request; an id needs no escape. */
function reportHref(requestId: string): string {
  return hrefTo('home', {}, { feedback: 1, failed: requestId }).replaceAll('&', '&amp;');
}
