import { createServer } from 'node:http';
import { createProxyMiddleware } from 'http-proxy-middleware';

/** The usual way for sockets: each visitor's connection piped to one of its own at the upstream. */
const pipe = createProxyMiddleware({ target: process.env['UPSTREAM'] ?? '', ws: true, changeOrigin: true });
const server = createServer((_req, res) => res.end());
server.on('upgrade', pipe.upgrade);
server.listen(Number(process.env['PORT']), '127.0.0.1');
