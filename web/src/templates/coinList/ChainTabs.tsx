import { TOKEN_CHAINS, type TokenChain } from '@coinmirror/shared/pages/tokenChains.ts';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';

interface ChainTabsProps {
  /** The selected chain. */
  readonly chosen: TokenChain | undefined;
  /** The list's address with these parameters. */
  readonly hrefOf: (search: Readonly<Record<string, string>>) => string;
}

/** Filters a list of tokens by public chain. */
export function ChainTabs({ chosen, hrefOf }: ChainTabsProps) {
  return (
    <LinkTabs
      label="所属公链"
      items={[
        { key: '', label: '全部公链', href: hrefOf({}), current: chosen === undefined },
        ...TOKEN_CHAINS.map((one) => ({
          key: one.key,
          label: one.chain,
          href: hrefOf({ chain: one.key }),
          current: one === chosen,
        })),
      ]}
    />
  );
}
