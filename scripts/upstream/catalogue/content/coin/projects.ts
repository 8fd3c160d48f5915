/** Public facts of a project's start. Shares in %, adding up to 100. */
export interface ProjectFacts {
  readonly team?: readonly (readonly [name: string, nativeName: string, role: string])[];
  readonly investors?: readonly string[];
  readonly allocation?: readonly (readonly [name: string, share: number, remark: string])[];
}

const MINED: ProjectFacts['allocation'] = [['挖矿产出', 100, '没有预挖与预售']];

export const PROJECTS: Readonly<Record<string, ProjectFacts>> = {
  bitcoin: { team: [['Satoshi Nakamoto', '中本聪', '匿名创始人']], allocation: MINED },
  litecoin: { team: [['Charlie Lee', '李启威', '创始人']], allocation: MINED },
  dogecoin: {
    team: [
      ['Billy Markus', '', '联合创始人'],
      ['Jackson Palmer', '', '联合创始人'],
    ],
    allocation: MINED,
  },
  monero: { allocation: MINED },
  'bitcoin-cash': { allocation: [['分叉时比特币持有人', 100, '按 1 比 1 继承，之后由挖矿产出']] },
  ethereum: {
    team: [
      ['Vitalik Buterin', '维塔利克·布特林', '创始人'],
      ['Gavin Wood', '加文·伍德', '联合创始人'],
      ['Joseph Lubin', '约瑟夫·卢宾', '联合创始人'],
    ],
    allocation: [
      ['公开预售', 83.3, '约 6,000 万枚'],
      ['早期贡献者', 8.35, '约 600 万枚'],
      ['以太坊基金会', 8.35, '约 600 万枚'],
    ],
  },
  binancecoin: {
    team: [
      ['Changpeng Zhao', '赵长鹏', '联合创始人'],
      ['Yi He', '何一', '联合创始人'],
    ],
    allocation: [
      ['公开发售', 50, ''],
      ['创始团队', 40, '分期解锁'],
      ['天使投资人', 10, ''],
    ],
  },
  ripple: {
    team: [
      ['Chris Larsen', '', '联合创始人'],
      ['Jed McCaleb', '', '联合创始人'],
      ['David Schwartz', '', '架构设计者'],
    ],
    allocation: [
      ['Ripple 公司', 80, '其中 550 亿枚转入托管'],
      ['创始人', 20, ''],
    ],
  },
  solana: {
    team: [
      ['Anatoly Yakovenko', '', '联合创始人'],
      ['Raj Gokal', '', '联合创始人'],
    ],
    investors: ['Multicoin Capital', 'a16z', 'Polychain Capital'],
  },
  cardano: {
    team: [
      ['Charles Hoskinson', '', '联合创始人'],
      ['Jeremy Wood', '', '联合创始人'],
    ],
  },
  tron: { team: [['Justin Sun', '孙宇晨', '创始人']] },
  tether: {
    team: [
      ['Paolo Ardoino', '', '首席执行官'],
      ['Giancarlo Devasini', '', '董事长'],
    ],
  },
  'usd-coin': {
    team: [['Jeremy Allaire', '', 'Circle 首席执行官']],
    investors: ['Goldman Sachs', 'BlackRock', 'Fidelity'],
  },
  chainlink: {
    team: [
      ['Sergey Nazarov', '', '联合创始人'],
      ['Steve Ellis', '', '联合创始人'],
    ],
    allocation: [
      ['公开发售', 35, ''],
      ['节点运营与生态', 35, ''],
      ['公司', 30, ''],
    ],
  },
  uniswap: {
    team: [['Hayden Adams', '', '创始人']],
    investors: ['Paradigm', 'a16z', 'Union Square Ventures'],
    allocation: [
      ['社区', 60, '含空投与国库'],
      ['团队与员工', 21.266, '四年解锁'],
      ['投资者', 18.044, '四年解锁'],
      ['顾问', 0.69, '四年解锁'],
    ],
  },
  aave: { team: [['Stani Kulechov', '', '创始人']] },
  polkadot: {
    team: [
      ['Gavin Wood', '加文·伍德', '创始人'],
      ['Robert Habermeier', '', '联合创始人'],
    ],
  },
  'avalanche-2': {
    team: [['Emin Gün Sirer', '', '联合创始人']],
    investors: ['a16z', 'Polychain Capital'],
  },
  arbitrum: {
    team: [
      ['Ed Felten', '', '联合创始人'],
      ['Steven Goldfeder', '', '联合创始人'],
      ['Harry Kalodner', '', '联合创始人'],
    ],
    investors: ['Lightspeed', 'Polychain Capital', 'Pantera Capital'],
    allocation: [
      ['DAO 国库', 42.78, ''],
      ['团队与顾问', 26.94, '四年解锁'],
      ['投资者', 17.53, '四年解锁'],
      ['用户空投', 11.62, ''],
      ['生态 DAO', 1.13, ''],
    ],
  },
  aptos: {
    team: [
      ['Mo Shaikh', '', '联合创始人'],
      ['Avery Ching', '', '联合创始人'],
    ],
    investors: ['a16z', 'Multicoin Capital'],
    allocation: [
      ['社区', 51.02, ''],
      ['核心贡献者', 19, '四年解锁'],
      ['基金会', 16.5, ''],
      ['投资者', 13.48, '四年解锁'],
    ],
  },
  sui: { team: [['Evan Cheng', '', '联合创始人']], investors: ['a16z'] },
  zcash: { team: [['Zooko Wilcox', '', '创始人']] },
};
