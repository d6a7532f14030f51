/** Serves `tests/pages/`, and what a test publishes, from origins of their own, as somebody else's site would. */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import sirv from 'sirv';
import { FOREIGN_PORT, STRANGER_PORT } from './addresses';
import type { Publication } from './publish';

const serve = sirv('tests/pages', { dev: true });
const published = new Map<string, Publication>();

const site = createServer((request, response) => {
  const path = request.url?.split('?')[0] ?? '/';
  const publication = published.get(path);
  if (request.method === 'PUT') {
    void text(request).then((body) => {
      published.set(path, JSON.parse(body) as Publication);
      return response.writeHead(204).end();
    });
  } else if (publication) {
    response.writeHead(publication.status, publication.headers).end(publication.body);
  } else {
    // Browsers ask for an icon whether a page has one or not.
    serve(request, response, () => {
      response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
    });
  }
});

site.listen(FOREIGN_PORT);
createServer((request, response) => site.emit('request', request, response)).listen(STRANGER_PORT);
