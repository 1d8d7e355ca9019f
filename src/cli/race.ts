import { consoleOutput } from './output.ts';
import { raceCommand } from './raceCommand.ts';

process.exitCode = await raceCommand(process.argv.slice(2), consoleOutput);
