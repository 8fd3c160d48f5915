import './ui/base.css';
import { isOlder } from './app/older/isOlder.ts';
import { isTooOld } from './app/older/isTooOld.ts';
import { firstFrame } from './ui/lazy/firstFrame.ts';
import { fetchLaterLinks } from './ui/lazy/laterLinks.ts';
import { nextTask } from './ui/lazy/nextTask.ts';

/**
 * Evaluated in one task, the first load would block a slow phone for half a second, so each chunk gets a task
 * of its own.
 */
const LIBRARIES = [() => import('./app/boot/react.ts'), () => import('./app/boot/frame.ts')];

async function begin(container: HTMLElement): Promise<void> {
  // On a fast connection the scripts are there before the page's text is painted, and would delay it.
  await firstFrame();
  await fetchLaterLinks();
  if (isOlder()) await import('./app/older/fillIn.ts');
  for (const load of LIBRARIES) {
    await load();
    await nextTask();
  }
  const { startApp } = await import('./app/start.tsx');
  await nextTask();
  await startApp(container);
}

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no #root element');
// Not awaited at the top level: top-level await would keep the bundler from merging small chunks.
if (!isTooOld()) void begin(container);
