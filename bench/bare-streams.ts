// An echo through bare Fastify: whoever posts a key has it written to one of the open streams; prints its address.

import type { ServerResponse } from 'node:http';
import fastify from 'fastify';

const streams: ServerResponse[] = [];
const app = fastify();
app.get('/events', (_request, reply) => {
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
  reply.raw.write(':\n\n');
  streams.push(reply.raw);
});
app.post<{ Body: { key: string; to: number } }>('/echo', (request, reply) => {
  const { key, to } = request.body;
  streams[to]?.write(`data: {"key":"${key}"}\n\n`);
  return reply.code(201).send({});
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
