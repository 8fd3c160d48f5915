import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { expiryOf } from '../../listings/expiry.ts';
import { type CalendarDesk, plainEvent } from '../event.ts';

/** 交割: options every Friday, dated futures with the last Friday of a quarter; at 16:00 in Beijing. */
export const settlements: CalendarDesk = (from, to) => {
  const times: number[] = [];
  for (let at = expiryOf('cw', from - 1); at !== null && at < to; at = expiryOf('cw', at)) times.push(at);
  return times.map((time) => {
    const isQuarterly = expiryOf('cq', time - 1) === time;
    const isMonthly = new Date(time).getUTCMonth() !== new Date(time + 7 * DAY).getUTCMonth();
    return {
      ...plainEvent,
      id: `settlement-${time / HOUR}`,
      time,
      type: 'settlement' as const,
      title: titleOf(isQuarterly, isMonthly),
      importance: isQuarterly ? 3 : isMonthly ? 2 : 1,
      coins: ['bitcoin', 'ethereum'],
      source: '合约规则',
    };
  });
};

function titleOf(isQuarterly: boolean, isMonthly: boolean): string {
  if (isQuarterly) return '比特币、以太坊季度合约与期权交割';
  return isMonthly ? '比特币、以太坊月度期权与当周合约交割' : '比特币、以太坊当周合约与期权交割';
}
