const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * Symbols that are also words, abbreviations or names of something else: in a text they name a coin only as `$X`, or as
 * the base of a pair.
 */
export const ORDINARY_SYMBOLS = words(`
  AI ALEX ALICE ANT APE APEX ARC ARK ATLAS AUCTION AURORA BAL BAND BAT BEAM BETA BLUR BOND CAT CC CELL CFG CHAT COMBO
  COMP CORE COS COW CTC CYBER DAG DAO DATA DASH DEEP DENT DEP DIA DOG DOT EDU ELF ELON EVER FLOW FLR FLUX FOLD FORT FRONT
  FUN GAL GAS GET GODS GRASS GT HEART HERO HIVE HONEY HOOK HOT HT HUNT ICX ID IP JOE KEEP KEY LEO LEVER LIME LINK
  LIT LOOKS LSD LUNA MAGIC MANA MAP MASK MED MELD MEME META METAL MIN MOBILE MON MX NAVI NEON NFT NIGHT NUM OCEAN OM OMG
  ONE ONG OP ORN PAID PALM PEOPLE PERP PIXEL PORTAL PRIME PRO PROM PROPS PUMP RAD RARE RAY REEF REN RENDER REQ ROSE ROUTE
  SAND SC SKY SOLO SPACE SPELL SPX STARS STEEM SUN SUPER SURE SWEAT SYNC SYS TEL THOR TOKEN TRADE TRIBE TRUMP TURBO
  VEGA VET VIRTUAL VR WAL WAVES WELL WHITE WIFI WIN YES ZEN ZK
`);

/** Stablecoins in which amounts are reported: `3 亿 USDT` is not about Tether. */
export const UNITS = words('USDT USDC USD1 FDUSD TUSD DAI USDE PYUSD RLUSD EURC');

/** Names that are also words, places, people or other firms: they name no coin in a text. */
export const ORDINARY_NAMES = words(`
  Arc Ardor Aster Automata Balancer Beam Bounce Brett Canton Carry Catcoin Civic Compound
  Constellation Core Cortex Dash Dent Dusk Entangle Euler Everscale Flare Flow Flux Frontier Gate Gas Gelato Gnosis Golem
  Grass Harmony Helium Hive Holo Horizen Hunt ICON Immutable Injective JOE JUST Jupiter Kin Komodo KuCoin Linear Mantle
  Maple Marlin Memecoin Midnight Mochi Nano Neon Ontology Optimism Orbs Orion Pangolin Phoenix Pixels Plasma Portal Prom
  Pepe Quant Quasar Radix Rally Redacted Reef Ren Render Request Ronin Scallop Secret Sky Sommelier Sonic Spell Stacks
  Status Stellar Story Stride Terra Toshi Treasure Tribe Turbo Ultra Velas Venus Verge Walrus Waves
  Wormhole
  本体 柚子 寿司 薄饼 小蚁 小蚁气 派币 世界币 月亮币 树图 阿童木 草间弥生 质押以太坊
`);

/** What coins are called besides their names in the catalogue, and what holds a coin's name without meaning it ('' ). */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  以太币: 'ethereum',
  比特币现金: 'bitcoin-cash',
  比特币黄金: 'bitcoin-gold',
  比特币SV: 'bitcoin-cash-sv',
  以太坊经典: 'ethereum-classic',
  狗狗币杀手: '',
  波场外: '',
  'Bitcoin Cash SV': 'bitcoin-cash-sv',
  Cosmos: 'cosmos',
  'Ethereum PoW': 'ethereum-pow-iou',
  NEAR: 'near',
};

/** Exchanges by what texts call them; names that are also words (双子星, 抹茶, Gemini, Lighter) are none. */
export const EXCHANGE_NAMES: Readonly<Record<string, string>> = {
  币安: 'binance',
  Binance: 'binance',
  Coinbase: 'coinbase',
  欧易: 'okx',
  OKX: 'okx',
  Kraken: 'kraken',
  Bybit: 'bybit',
  Upbit: 'upbit',
  Bitget: 'bitget',
  'Crypto.com': 'crypto-com',
  Deribit: 'deribit',
  Bitstamp: 'bitstamp',
  'Gate.io': 'gate',
  Bithumb: 'bithumb',
  HashKey: 'hashkey',
  KuCoin: 'kucoin',
  库币: 'kucoin',
  Bitfinex: 'bitfinex',
  bitFlyer: 'bitflyer',
  HTX: 'huobi',
  火币: 'huobi',
  火必: 'huobi',
  芝麻开门: 'gate',
  MEXC: 'mexc',
  WhiteBIT: 'whitebit',
  BitMEX: 'bitmex',
  BingX: 'bingx',
  Coincheck: 'coincheck',
  Coinone: 'coinone',
  Korbit: 'korbit',
  Bitso: 'bitso',
  BitMart: 'bitmart',
  CoinEx: 'coinex',
  WazirX: 'wazirx',
  Phemex: 'phemex',
  Poloniex: 'poloniex',
};
