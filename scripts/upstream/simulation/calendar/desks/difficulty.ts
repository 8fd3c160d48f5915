import { coinCatalogue } from '../../../catalogue/coinCatalogue.ts';
import {
  RETARGET_BLOCKS,
  retargetWords,
  TARGET_BLOCK,
} from '../../../catalogue/content/calendar/retarget.ts';
import { PLAIN_EVENT } from '../../../ports/plainEvent.ts';
import type { CalendarDesk } from '../event.ts';

/** The first block with the reward of the halving that the catalogue counts to. */
const HALVING_BLOCK = 1_050_000;
const halvingAt = coinCatalogue.find(({ code }) => code === 'bitcoin')?.mining?.nextHalvingAt ?? null;

/** 难度: Bitcoin's adjustments, of a chain that finds a block every ten minutes up to its halving. The next one is known. */
export const difficulty: CalendarDesk = (from, to, now) => {
  if (halvingAt === null) return [];
  const heightAt = (time: number) => HALVING_BLOCK - Math.floor((halvingAt - time) / TARGET_BLOCK);
  const timeOf = (height: number) => halvingAt - (HALVING_BLOCK - height) * TARGET_BLOCK;
  const next = (Math.floor(heightAt(now) / RETARGET_BLOCKS) + 1) * RETARGET_BLOCKS;
  const first = Math.ceil(heightAt(from) / RETARGET_BLOCKS) * RETARGET_BLOCKS;
  const count = Math.max(0, Math.floor((Math.min(heightAt(to), next) - first) / RETARGET_BLOCKS) + 1);
  return Array.from({ length: count }, (_, at) => first + at * RETARGET_BLOCKS)
    .map((height) => ({ height, time: timeOf(height) }))
    .filter(({ time }) => time >= from && time < to)
    .map(({ height, time }) => ({
      ...PLAIN_EVENT,
      ...retargetWords({
        height,
        time,
        remainingBlocks: height === next ? next - heightAt(now) : 0,
        change: null,
      }),
      time,
      type: 'difficulty' as const,
      importance: 1 as const,
      coins: ['bitcoin'],
      source: '协议规则，按出块速度估算',
      mayBeEarlier: height === next,
    }));
};
