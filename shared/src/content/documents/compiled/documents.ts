// Generated from the Markdown beside it by scripts/documents/generate.ts: do not edit.
import { aboutus } from './aboutus.ts';
import { agreement } from './agreement.ts';
import { app } from './app.ts';
import { appDownloadTips } from './appDownloadTips.ts';
import { applyGuide } from './applyGuide.ts';
import { dcep } from './dcep.ts';
import { declare } from './declare.ts';
import { exchangeGradeGuide } from './exchangeGradeGuide.ts';
import { faq } from './faq.ts';
import { joinUs } from './joinUs.ts';
import { openData } from './openData.ts';
import { privacy } from './privacy.ts';

/** Every document by its page. A browser takes the one it shows, never all of them. */
export const documents = {
  aboutus,
  agreement,
  app,
  appDownloadTips,
  applyGuide,
  dcep,
  declare,
  exchangeGradeGuide,
  faq,
  joinUs,
  openData,
  privacy,
} as const;
