/** The desk's programs, by the name of the file that each is built to. */
export const deskPrograms = {
  main: 'server/main.ts',
  cli: 'server/cli.ts',
  readLeadThread: 'server/readLeadThread.ts',
};
