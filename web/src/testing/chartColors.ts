import type { ThemeColors } from '#ui/theme/readTokens.ts';

/** Distinct colours for charts in tests. */
export const chartColors: ThemeColors = {
  paper: '#111111',
  line: '#222222',
  line2: '#333333',
  text: '#ffffff',
  text2: '#eeeeee',
  text3: '#dddddd',
  textInverse: '#ffffff',
  ink: '#16245c',
  rule: '#16245c',
  reflect: '#8792bd',
  reflectSoft: '#ecf0f8',
  up: '#c21b29',
  down: '#0a6e43',
  neutral: '#888888',
  buy: '#0a6e43',
  sell: '#c21b29',
  warning: '#855600',
  error: '#b8124f',
  success: '#0a6e43',
  info: '#0a5fae',
  series: ['#000001', '#000002'],
  codeGround: '#ffffff',
  codeInk: '#000000',
  fontFamily: 'sans-serif',
};
