import './ui/base.css';
import { firstFrame } from './ui/lazy/firstFrame.ts';
import { fetchLaterLinks } from './ui/lazy/laterLinks.ts';
import { nextTask } from './ui/lazy/nextTask.ts';

/** Evaluated all at once the first load would hold a slow phone for half a second: so each chunk has its own task. */
const LIBRARIES = [() => import('./app/boot/react.ts'), () => import('./app/boot/frame.ts')];

async function begin(container: HTMLElement): Promise<void> {
  // On a fast line the scripts are there before the words of the page are painted, and would hold them back.
  await firstFrame();
  await fetchLaterLinks();
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
// Not awaited at the top level: that would keep the bundler from merging small chunks.
void begin(container);
