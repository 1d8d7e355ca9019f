import { benchCommand } from './bench/command.ts';
import { consoleOutput } from './output.ts';

process.exitCode = await benchCommand(process.argv.slice(2), consoleOutput);
