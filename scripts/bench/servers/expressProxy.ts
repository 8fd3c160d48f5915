import { Agent } from 'node:http';
import express from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';

/** The common HTTP proxy: Express and http-proxy-middleware with keep-alive connections. */
const app = express();
app.use(
  createProxyMiddleware({
    target: process.env['UPSTREAM'] ?? '',
    changeOrigin: true,
    agent: new Agent({ keepAlive: true, maxSockets: 64 }),
  }),
);
app.listen(Number(process.env['PORT']), '127.0.0.1');
