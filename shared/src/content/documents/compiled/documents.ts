// Made from the Markdown beside it by scripts/documents/generate.ts.
import { aboutus } from './aboutus.ts';
import { agreement } from './agreement.ts';
import { declare } from './declare.ts';
import { exchangeBoardGradeGuide } from './exchangeBoardGradeGuide.ts';
import { privacy } from './privacy.ts';

/** Every document by its page. A browser takes the one it shows, never all of them. */
export const documents = { aboutus, agreement, declare, exchangeBoardGradeGuide, privacy } as const;
