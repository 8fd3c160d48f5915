import './ui/base.css';
import { startApp } from './app/start.tsx';

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no #root element');
// Not awaited at the top level: that would keep the bundler from merging small chunks.
void startApp(container);
