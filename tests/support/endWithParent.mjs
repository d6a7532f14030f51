/**
 * Preloaded into a server (`node --import`) that has to end with the process that started it. The parent holds the other
 * end of the standard input and the system closes it whenever the parent ends, also by SIGKILL.
 */
process.stdin.resume().on('end', () => process.exit());
