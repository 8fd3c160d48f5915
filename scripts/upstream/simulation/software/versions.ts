import { keyOf, mix } from '@coinmirror/shared/numbers/hash.ts';
import { HOUR } from '@coinmirror/shared/time/units.ts';
import { dayIndex } from '../../catalogue/content/news/wording.ts';

/** A wallet releases a version about every three weeks, each on its own day. */
const EVERY = 21;
/** What a version brings. */
const NEWS = 3;
const CHANGES = [
  '优化代币列表的加载速度，持币较多的账户启动更快',
  '签名前显示合约方法与授权额度，无限授权给出醒目提示',
  '地址簿支持为同一联系人保存多条网络的地址',
  '交易加速与取消支持自定义费用',
  '修复深色模式下二维码对比度不足的问题',
  '修复部分机型扫码后停留在空白页的问题',
  '断开连接的网站不再保留在会话列表中',
  '导出助记词前需要再次验证，并在离开页面时清除剪贴板',
  '收到来历不明的代币时默认隐藏，可在设置中显示',
  '小额测试转账：向新地址大额转出前提示先试一笔',
] as const;

/** A version of a program, with its release notes. */
interface NewVersion {
  readonly version: string;
  /** Release time, epoch ms, a whole hour. */
  readonly hour: number;
  readonly changes: readonly string[];
}

/** The version of a program released on the Beijing day that begins at `day`; null if none. */
export function releaseOn(code: string, day: number): NewVersion | null {
  const number = dayIndex(day);
  const seed = keyOf(`release-${code}`, 0);
  if ((number + seed) % EVERY !== 0) return null;
  const draw = mix(seed, number);
  const release = Math.floor((number + seed) / EVERY);
  const count = release % 60;
  // One after another: ten versions bring no three changes twice, and neighbours share none.
  const first = release * NEWS;
  return {
    version: `${3 + (seed % 5)}.${Math.floor(count / 10)}.${count % 10}`,
    hour: day + (10 + (draw % 8)) * HOUR,
    changes: Array.from({ length: NEWS }, (_, at) => CHANGES[(first + at) % CHANGES.length] ?? CHANGES[0]),
  };
}
