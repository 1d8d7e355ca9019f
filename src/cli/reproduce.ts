import { consoleOutput } from './output.ts';
import { reproduceCommand } from './reproduce/reproduceCommand.ts';

process.exitCode = await reproduceCommand(process.argv.slice(2), consoleOutput);
