import { consoleOutput } from './output.ts';
import { simCommand } from './simCommand.ts';

process.exitCode = await simCommand(process.argv.slice(2), consoleOutput);
