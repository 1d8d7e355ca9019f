import { digestsCommand } from './digests/digestsCommand.ts';
import { consoleOutput } from './output.ts';

process.exitCode = await digestsCommand(process.argv.slice(2), consoleOutput);
