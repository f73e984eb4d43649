// npm run conform -- https://host --token …: compares a platform with the contract.
import { loadSource } from '../build/load-source.mjs';

process.exitCode = await loadSource('scripts/platform/conform/command.ts').runConform(process.argv.slice(2));
