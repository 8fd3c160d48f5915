import { Logo } from '#ui/logo/Logo.tsx';
import type { Exhibit } from '../../exhibit.ts';
import { Row } from '../../show.tsx';

const SIZES = [16, 20, 24, 32, 40, 48, 64] as const;
const NAMES = ['BTC', 'ETH', 'USDT', 'DOGE', 'SHIB', 'PEPE', 'SOL', 'TON', '币', 'x'];

export const exhibit: Exhibit = {
  title: 'Logo',
  about:
    'Of a coin, an exchange, a wallet. The name stands beside it; `alone` gives the picture a name itself.',
  states: [
    {
      name: 'a picture, every size',
      show: () => (
        <Row>
          {SIZES.map((size) => (
            <Logo key={size} src="/favicon.svg" name="币镜" size={size} alone />
          ))}
        </Row>
      ),
    },
    {
      name: 'no picture, every size',
      show: () => (
        <Row>
          {SIZES.map((size) => (
            <Logo key={size} src="" name="BTC" size={size} alone />
          ))}
        </Row>
      ),
    },
    {
      name: 'no picture: a colour for each name',
      show: () => (
        <Row>
          {NAMES.map((name) => (
            <Logo key={name} src="" name={name} size={32} alone />
          ))}
        </Row>
      ),
    },
  ],
};
