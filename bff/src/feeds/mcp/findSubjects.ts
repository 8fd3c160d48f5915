import { endpoints } from '@coinmirror/shared/contract/endpoints.ts';
import { keyword } from '@coinmirror/shared/contract/search.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import * as v from 'valibot';
import type { AnswerCache } from '../../cache/answerCache.ts';
import { readCall } from '../../upstream/readCall.ts';
import type { Tool } from './tool.ts';

const takes = v.object({ words: keyword });

/** Coins, exchanges and wallets by name or symbol, each with its page and the code by which calls know it. */
export function findSubjects(answerCache: AnswerCache): Tool<typeof takes> {
  return {
    name: 'find',
    title: '查找',
    description:
      '按中英文名称或代码查找币种、交易所和钱包（至多 30 字）。返回 code（其他接口的参数）与 path（read_page 的参数）。',
    takes,
    async answer({ words }) {
      const { body } = await answerCache.read(readCall('webSearch', { code: words }));
      return { text: JSON.stringify(pagesOf(v.parse(found, body.identity.toString()))) };
    },
  };
}

const found = v.pipe(v.string(), v.parseJson(), endpoints.webSearch.response);

function pagesOf({ coins, exchanges, wallets }: v.InferOutput<typeof found>) {
  return {
    coins: coins.rows.map(({ code, name, nameEn, symbol, rank }) => ({
      ...{ code, name, nameEn, symbol, rank },
      path: hrefTo('coin', { coinCode: code }),
    })),
    exchanges: exchanges.rows.map(({ code, name }) => ({
      code,
      name,
      path: hrefTo('exchange', { id: code }),
    })),
    wallets: wallets.rows.map(({ code, name }) => ({ code, name, path: hrefTo('wallet', { id: code }) })),
  };
}
