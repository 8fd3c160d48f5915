import { renderBlocks } from '../prerender/render/blocks.ts';
import { siteFrame } from '../prerender/render/siteFrame.ts';
import { type SimulatedPart, simulatedMark } from '../prerender/simulatedPart.ts';
import { blocksOf, type PageBlocks, type PageBlocksOptions } from './pageBlocks.ts';
import type { PageData } from './pageData.ts';
import type { SitePage } from './site.ts';

export interface PrerenderOptions extends PageBlocksOptions {
  /** How much of what the page shows is simulated. */
  readonly simulated: SimulatedPart;
}

/** A page's prerendered HTML and its status. */
export interface Prerendered {
  readonly text: string;
  readonly status: PageBlocks['status'];
}

/** The first HTML of a page; empty where it has no blocks. Blocks that cannot be made are left out. */
export function prerenderPage(page: SitePage, data: PageData, options: PrerenderOptions): Prerendered {
  const { attempt, simulated } = options;
  const { blocks, status } = blocksOf(page, data, options);
  if (blocks === null) return { text: '', status };
  const drawn = renderBlocks(blocks, { attempt, sourceNames: data.sourceNames });
  return {
    text: siteFrame(drawn, data, { page: page.name, mark: simulatedMark(simulated) }).text,
    status,
  };
}
