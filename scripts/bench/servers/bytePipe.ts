import { createServer } from 'node:http';
import { createProxyMiddleware } from 'http-proxy-middleware';

/** The common socket proxy: each visitor's connection is piped to its own upstream connection. */
const pipe = createProxyMiddleware({ target: process.env['UPSTREAM'] ?? '', ws: true, changeOrigin: true });
const server = createServer((_req, res) => res.end());
server.on('upgrade', pipe.upgrade);
server.listen(Number(process.env['PORT']), '127.0.0.1');
