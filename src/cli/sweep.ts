import { consoleOutput } from './output.ts';
import { sweepCommand } from './sweep/sweepCommand.ts';

process.exitCode = await sweepCommand(process.argv.slice(2), consoleOutput);
