import { formatPercent } from '@coinmirror/shared/format/percent.ts';
import { fieldsOf } from '@coinmirror/shared/format/time.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A Beijing day in English: `Nov 20`. */
export function englishDay(time: number): string {
  const { month, day } = fieldsOf(time);
  return `${MONTHS[month - 1] ?? month} ${day}`;
}

/** An amount in USD in English: `$1.23 billion`, `$45.60 million`. */
export function englishWorth(amount: number): string {
  return amount >= 1e9 ? `$${(amount / 1e9).toFixed(2)} billion` : `$${(amount / 1e6).toFixed(2)} million`;
}

/** `up 1.20%`, `down 0.45%` */
export function moved(percent: number): string {
  return `${percent >= 0 ? 'up' : 'down'} ${formatPercent(Math.abs(percent)).replace(/^[+-]/, '')}`;
}
