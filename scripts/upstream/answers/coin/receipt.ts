import { CYCLE } from '@coinmirror/shared/constants/timings.ts';
import { DAY, MINUTE } from '@coinmirror/shared/time/units.ts';
import { readMinute } from '@coinmirror/shared/validation/readMinute.ts';
import { findExchange } from '../../catalogue/exchangeCatalogue.ts';
import type { QuoteRefusal } from '../../ports/receipts.ts';
import { requirePort } from '../../ports/requirePort.ts';
import { ok } from '../handler/envelopes.ts';
import { type Handlers, UpstreamError } from '../handler/handler.ts';
import { requireCoin } from '../indexes/requireCoin.ts';

/** How long receipts are kept, ms. */
const KEPT = DAY;
/** Understood, and not to be had: a page of the coin is there, so this is no 404. */
const REFUSED = 422;

const REASONS: Readonly<Record<QuoteRefusal, string>> = {
  stale: '报价过旧',
  future: '报价时间在将来',
  spread: '买卖价差超过 5%',
  thin: '24H成交额不足 1 万美元',
  volume: '成交额大得不可能',
  crossed: '买价高于卖价',
  notANumber: '不是有效的价格',
  outlier: '偏离其他来源过远',
  quarantined: '隔离中：连续偏离 30% 以上，恢复一致三次后解除',
  unconfirmed: '没有第二来源佐证，暂不采用',
  identity: '代号相同，但在那里是另一种币，或不能确定是它',
};

export const coinReceiptHandlers = {
  async priceReceipt({ code, at }, { sources }) {
    const port = requirePort(sources, 'receipts');
    const { facts } = await requireCoin(sources, code);
    const { clock } = sources;
    const oldestAt = Math.ceil((clock.now() - KEPT) / MINUTE) * MINUTE;
    const minute = at === '' ? null : keptMinute(at, oldestAt, clock.now());
    const receipt = await port.of(facts.code, minute);
    if (receipt === null) throw new UpstreamError(REFUSED, '这一分钟没有这个币种的价格记录');
    return ok({
      ...receipt,
      code: facts.code,
      name: facts.nameZh,
      symbol: facts.symbol.toUpperCase(),
      quotes: receipt.quotes.map(({ exchange, ...quote }) => ({ ...quote, ...namesOf(exchange) })),
      refused: receipt.refused.map(({ exchange, why, ...quote }) => ({
        ...quote,
        ...namesOf(exchange),
        reason: REASONS[why],
      })),
      nextAt: minute === null ? Math.floor(clock.exact() / CYCLE + 1) * CYCLE : minute + MINUTE,
      oldestAt,
    });
  },
} satisfies Handlers<'priceReceipt'>;

/** The minute that is asked for, epoch ms. Throws a refusal that says what can be asked for. */
function keptMinute(at: string, oldestAt: number, now: number): number {
  const minute = readMinute(at);
  if (minute === null)
    throw new UpstreamError(
      REFUSED,
      '时刻的写法不对：写成 2026-11-28T17:30（北京时间），或带时区的 ISO 时间',
    );
  if (minute > now) throw new UpstreamError(REFUSED, '这一时刻还没有到');
  if (minute < oldestAt) throw new UpstreamError(REFUSED, '收据只保留 24 小时，这一时刻的已经删除');
  return minute;
}

function namesOf(code: string) {
  const exchange = findExchange(code);
  return { exchangeCode: code, exchangeName: exchange?.nameZh || exchange?.nameEn || code };
}
