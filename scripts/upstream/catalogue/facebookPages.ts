/** Facebook pages of projects, by the last path segment. */
const PAGES: Readonly<Record<string, string>> = {
  ethereum: 'ethereumproject',
  ripple: 'ripplepay',
  cardano: 'iohk.io',
  binancecoin: 'binanceexchange',
  tron: 'tronfoundation',
  dogecoin: 'OfficialDogecoin',
  stellar: 'stellarfoundation',
  litecoin: 'LitecoinDotCom',
  'bitcoin-cash': 'buybitcoincash',
  dash: 'DashPay',
  neo: 'NEOSmartEcosystem',
  iota: 'iotafoundation',
  tezos: 'tezos',
  vechain: 'vechainfoundation',
  qtum: 'QtumOfficial',
  chiliz: 'ChilizGlobal',
  decentraland: 'decentraland',
  'the-sandbox': 'TheSandboxGame',
  'axie-infinity': 'AxieInfinity',
  enjincoin: 'enjinsocial',
  'basic-attention-token': 'BraveSoftware',
  'theta-token': 'ThetaNetwork',
  'hedera-hashgraph': 'hashgraph',
  zilliqa: 'zilliqa',
  waves: 'wavesprotocol',
  lisk: 'LiskHQ',
  icon: 'helloicon',
  status: 'ethstatus',
  tether: 'tether.to',
  algorand: 'AlgorandTech',
  'injective-protocol': 'InjectiveProtocol',
  'polygon-ecosystem-token': '0xPolygon',
  flow: 'flowblockchain',
  okb: 'okxofficial',
  'kucoin-shares': 'KuCoinOfficial',
  'huobi-token': 'HTXGlobal',
  gas: 'NEOSmartEcosystem',
};

/** A project's Facebook page; '' if it has none. */
export function facebookOf(code: string): string {
  const page = PAGES[code];
  return page === undefined ? '' : `https://www.facebook.com/${page}`;
}
