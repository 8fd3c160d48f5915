import './ui/base.css';
import { startApp } from './app/start.tsx';

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no #root element');
await startApp(container);
