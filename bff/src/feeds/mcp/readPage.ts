import { finalRedirect } from '@coinmirror/shared/routes/redirects.ts';
import * as v from 'valibot';
import type { MarkdownPages } from '../../pages/markdownPage.ts';
import { callsOf, findPage } from '../../pages/site.ts';
import { addressFault, pathOf, queryOf } from '../../security/address.ts';
import { readable, type Tool } from './tool.ts';

const takes = v.object({
  path: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(2_000)),
});

/** A page of the site in Markdown: the words and figures that its readers see first. */
export function readPage(markdown: MarkdownPages, siteOrigin: string): Tool<typeof takes> {
  return {
    name: 'read_page',
    title: '读取页面',
    description:
      '以 Markdown 返回本站一个页面的文字与表格，例如 / （行情）、/currencies/bitcoin、/data（市场要点）、/calendar；也可以是本站的完整网址。全部页面见 /llms.txt。',
    takes,
    async answer({ path }) {
      const asked = ownAddress(path, siteOrigin);
      if (addressFault(asked) !== null) return { failed: true, text: '地址格式有误' };
      const at = finalRedirect(pathOf(asked)) ?? pathOf(asked);
      const page = findPage(at, new URLSearchParams(queryOf(asked)));
      const { status, variants } =
        page === null ? await markdown.lost : await markdown.of(page, at, callsOf(page));
      const text = variants.identity.body.toString();
      return status === 200 ? readable(text) : { failed: true, text };
    },
  };
}

/** The path and query that are meant, encoded: they may come as they read, as a whole address, with the place on the page. */
function ownAddress(path: string, siteOrigin: string): string {
  const within = path.startsWith(`${siteOrigin}/`) ? path.slice(siteOrigin.length) : path;
  const [address = ''] = within.split('#');
  return encodeURI(decodeSafely(address));
}

function decodeSafely(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
