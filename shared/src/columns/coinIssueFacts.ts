import type { CoinDetail } from '../contract/coin/info.ts';
import { writeAmount } from '../format/written.ts';
import { type CoinFact, fact } from './coinFact.ts';
import { date } from './moreValues.ts';
import { number, price, type Read } from './values.ts';
import { text } from './words.ts';

/** When and how a coin was issued, and how its blocks are made; what it does not have is left out. */
export const coinIssueFacts: readonly CoinFact[] = [
  known(
    date('listedAt', '上市时间', ({ listedAt }) => listedAt),
    ({ listedAt }) => listedAt,
  ),
  known(
    price('firstPrice', '上市首价', ({ history }) => history.firstPrice, { definition: 'firstPrice' }),
    ({ history }) => history.firstPrice,
  ),
  known(
    price('icoPrice', '众筹价格', ({ history }) => history.icoPrice, { definition: 'icoPrice' }),
    ({ history }) => history.icoPrice,
  ),
  // A chain's own coin is not said to be on itself.
  fact(
    text('chain', '所属公链', ({ chain }) => chain.name, { width: 96 }),
    {
      means: ({ chain, name, nameEn }) => chain.name !== '' && chain.name !== name && chain.name !== nameEn,
    },
  ),
  words('issueMode', '发行方式', ({ chain }) => chain.issueMode),
  words('contract', '合约地址', ({ chain }) => chain.contractAddress),
  known(
    date('genesisAt', '创世时间', ({ chain }) => chain.genesisAt),
    ({ chain }) => chain.genesisAt,
  ),
  words('miningState', '挖矿状态', ({ chain }) => chain.miningState),
  words('consensus', '共识机制', ({ chain }) => chain.consensus),
  words('algorithm', '核心算法', ({ chain }) => chain.algorithm),
  quantity(
    'blockSeconds',
    '出块速度',
    'blockSeconds',
    ({ chain }) => chain.blockSeconds,
    () => '秒',
  ),
  quantity('blockReward', '区块奖励', 'blockReward', ({ chain }) => chain.blockReward),
  known(
    date('nextHalvingAt', '下次减半', ({ chain }) => chain.nextHalvingAt, { definition: 'nextHalving' }),
    ({ chain }) => chain.nextHalvingAt,
  ),
  quantity('nextReward', '减半后奖励', 'blockReward', ({ chain }) => chain.nextReward),
];

function known(column: CoinFact['column'], read: Read<CoinDetail>): CoinFact {
  return fact(column, { means: (coin) => read(coin) !== null });
}

function words(id: string, label: string, read: (coin: CoinDetail) => string): CoinFact {
  return fact(text(id, label, read, { width: 96 }), { means: (coin) => read(coin) !== '' });
}

function quantity(
  id: string,
  label: string,
  definition: string,
  read: Read<CoinDetail>,
  unit: (coin: CoinDetail) => string = ({ symbol }) => symbol,
): CoinFact {
  const write = (coin: CoinDetail) => writeAmount(read(coin), unit(coin), 'full');
  return known(number(id, label, read, write, { definition, width: 96 }), read);
}
