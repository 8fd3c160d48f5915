import { Address } from '#ui/address/Address.tsx';
import type { Exhibit } from '../../exhibit.ts';

const CONTRACT = '0xdAC17F958D2ee523a2206206994597C13D831ec7';

export const exhibit: Exhibit = {
  title: 'Address',
  about: 'A wallet, contract or transaction: short to the eye, whole on hover and when copied.',
  states: [
    { name: 'to be copied', show: () => <Address value={CONTRACT} /> },
    {
      name: 'with its page in a block explorer',
      show: () => <Address value={CONTRACT} explorerUrl={`https://etherscan.io/address/${CONTRACT}`} />,
    },
    { name: 'not to be copied', show: () => <Address value={CONTRACT} copyable={false} /> },
    { name: 'short', show: () => <Address value="eosio.token" /> },
    { name: 'unknown', show: () => <Address value={null} /> },
  ],
};
