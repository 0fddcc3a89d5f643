import send from '@fastify/send';

// The MIME table of @fastify/static is older than RFC 9239.
send.mime.define({ 'text/javascript': ['js'] }, true);

export { default as fastifyStatic } from '@fastify/static';
