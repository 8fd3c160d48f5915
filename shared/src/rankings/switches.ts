import { CHANGE_PERIOD, VOLUME_FLOOR } from '../contract/rankings/moves.ts';
import { CAP_FILTER } from '../contract/rankings/params.ts';
import type { RankingSwitch } from './ranking.ts';

/** Which coins are included, by rank. */
export const capSwitch: RankingSwitch = {
  key: 'top',
  label: '市值范围',
  param: 'filtertype',
  fallback: 'all',
  options: [
    { value: '100', label: '前100', wire: CAP_FILTER.top100 },
    { value: '500', label: '前500', wire: CAP_FILTER.top500 },
    { value: 'all', label: '全部', wire: CAP_FILTER.all },
  ],
};

/** The least trade of a coin whose change counts. */
export const floorSwitch: RankingSwitch = {
  key: 'floor',
  label: '24H成交额',
  param: 'min_vol',
  fallback: '5m',
  options: [
    { value: '5m', label: '≥$500万', wire: VOLUME_FLOOR.large },
    { value: '50k', label: '≥$5万', wire: VOLUME_FLOOR.small },
    { value: 'all', label: '不限', wire: VOLUME_FLOOR.none },
  ],
};

/** Period of a change. */
export const changeSwitch: RankingSwitch = {
  key: 'period',
  label: '周期',
  param: 'sort_type',
  fallback: '24h',
  options: [
    { value: '5m', label: '5分钟', wire: CHANGE_PERIOD['5m'] },
    { value: '15m', label: '15分钟', wire: CHANGE_PERIOD['15m'] },
    { value: '1h', label: '1小时', wire: CHANGE_PERIOD['1h'] },
    { value: '24h', label: '24小时', wire: CHANGE_PERIOD['24h'] },
    { value: '7d', label: '7天', wire: CHANGE_PERIOD['7d'] },
    { value: '30d', label: '30天', wire: CHANGE_PERIOD['30d'] },
  ],
};
