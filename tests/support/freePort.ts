import { createServer } from 'node:net';

/** A port that nothing listens on. */
export const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
