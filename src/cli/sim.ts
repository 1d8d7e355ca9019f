import { consoleOutput } from './output.ts';
import { simCommand } from './sim/simCommand.ts';

process.exitCode = await simCommand(process.argv.slice(2), consoleOutput);
