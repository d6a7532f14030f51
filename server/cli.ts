import { runCommandLine } from './commands/commandLine';

process.exitCode = await runCommandLine(process.argv.slice(2), process.env, {
  stdout: process.stdout,
  console,
});
