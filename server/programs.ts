/** The desk's programs, by the name of the file that each is built to. */
export const deskPrograms = {
  main: 'server/main.ts',
  cli: 'server/cli.ts',
  local: 'server/local.ts',
  readLeadThread: 'server/leads/readLeadThread.ts',
  configCheck: 'server/widgetCode/configCheck.ts',
  priceCheck: 'server/widgetCode/priceCheck.ts',
};

/** All in one folder, also what two programs share: they load each other by the paths beside their own. */
export const programFileNames = { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' };
